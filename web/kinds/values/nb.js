// Norwegian (bokmål): what a search says that brings values up from the leaves.

export default {
  "start.minimax":
    "Minimax besøker alle noder fra venstre mot høyre og fører verdiene opp fra løvnodene: {max} tar den største, {min} den minste.",
  "tab.panel": "Sti",
  "panel.stack": "Stien, med verdiene så langt",
};
