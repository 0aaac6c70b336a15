// The part of marked that the page uses.

export interface Token {
  type: string;
  raw: string;
  text?: string;
  tokens?: Token[];
  depth?: number;
  href?: string;
  ordered?: boolean;
  start?: number | "";
  items?: Item[];
  header?: Cell[];
  rows?: Cell[][];
}
export interface Item extends Token {
  task: boolean;
  checked?: boolean;
  text: string;
  tokens: Token[];
}
export interface Cell {
  tokens: Token[];
  align: "left" | "center" | "right" | null;
}
export class Lexer {
  static lex(text: string): Token[];
  static lexInline(text: string): Token[];
}
