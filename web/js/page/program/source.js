// The source of a program: an editor with the line that is at work, the line of a mistake, and breakpoints.

import {
  bracketMatching,
  Compartment,
  classHighlighter,
  Decoration,
  defaultKeymap,
  EditorState,
  EditorView,
  GutterMarker,
  gutter,
  history,
  historyKeymap,
  indentOnInput,
  indentUnit,
  indentWithTab,
  javascript,
  keymap,
  lineNumbers,
  python,
  RangeSet,
  StateEffect,
  StateField,
  syntaxHighlighting,
} from "../../lib/editor.js";

/** The spaces of a step of indentation. */
const INDENT = { python: "    ", javascript: "  " };

/** Marks a line in a way, or none. */
const marking = StateEffect.define();
/** Sets or takes away the breakpoint of the line at a place. */
const breaking = StateEffect.define();

const WAYS = { now: Decoration.line({ class: "is-now" }), wrong: Decoration.line({ class: "is-wrong" }) };

/** The lines that are marked, each in one way. */
const marks = StateField.define({
  create: () => /** @type {Record<keyof typeof WAYS, number | null>} */ ({ now: null, wrong: null }),
  update(marked, { effects, docChanged }) {
    // What was marked is of another program now.
    const before = docChanged ? { now: null, wrong: null } : marked;
    const news = effects.filter((effect) => effect.is(marking)).map(({ value }) => value);
    return news.length > 0 || docChanged ? Object.assign({ ...before }, ...news) : marked;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (marked) => (/** @type {EditorView} */ { state: { doc } }) => {
      const ways = /** @type {(keyof typeof WAYS)[]} */ (Object.keys(WAYS));
      const lines = ways.flatMap((way) => {
        const line = marked[way];
        return line && line <= doc.lines ? [WAYS[way].range(doc.line(line).from)] : [];
      });
      return Decoration.set(lines, true);
    }),
});

class Point extends GutterMarker {
  toDOM() {
    return document.createTextNode("●");
  }
}
const POINT = new Point();

/** The breakpoints, at the beginnings of lines. */
const points = StateField.define({
  create: () => /** @type {RangeSet<GutterMarker>} */ (RangeSet.empty),
  update(set, { changes, effects }) {
    let points = set.map(changes);
    for (const effect of effects) {
      if (!effect.is(breaking)) continue;
      const { value: at } = effect;
      let isThere = false;
      points.between(at, at, () => {
        isThere = true;
      });
      points = points.update(
        isThere ? { filter: (/** @type {number} */ from) => from !== at } : { add: [POINT.range(at)] },
      );
    }
    return points;
  },
});

/** @param {EditorView} view @param {{ from: number }} line */
function toggle(view, { from }) {
  view.dispatch({ effects: breaking.of(from) });
  return true;
}

/** @param {{ label: string, run: () => void, change: () => void }} on */
export function createSource({ label, run, change }) {
  const language = new Compartment();
  /** The timer after which a change is told: the reader may go on. @type {ReturnType<typeof setTimeout> | undefined} */
  let changed;
  const view = new EditorView({
    extensions: [
      lineNumbers({ domEventHandlers: { mousedown: toggle } }),
      gutter({
        class: "cm-points",
        markers: ({ state }) => state.field(points),
        domEventHandlers: { mousedown: toggle },
      }),
      marks,
      points,
      history(),
      bracketMatching(),
      indentOnInput(),
      syntaxHighlighting(classHighlighter),
      language.of([]),
      keymap.of([
        {
          key: "Mod-Enter",
          run() {
            run();
            return true;
          },
        },
        { key: "F9", run: (it) => toggle(it, it.lineBlockAt(it.state.selection.main.head)) },
        ...historyKeymap,
        // Escape, then Tab leaves the editor.
        indentWithTab,
        ...defaultKeymap,
      ]),
      EditorView.contentAttributes.of({
        "aria-label": label,
        "aria-describedby": "program-keys",
        tabindex: "0",
        spellcheck: "false",
        autocapitalize: "off",
      }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (!docChanged) return;
        clearTimeout(changed);
        changed = setTimeout(change, 500);
      }),
    ],
  });

  return {
    element: view.dom,
    focus: () => view.focus(),
    text: () => view.state.doc.toString(),

    /** Shows a program. @param {string} text @param {keyof typeof INDENT} name  of its language */
    set(text, name) {
      const speaks = [
        name === "python" ? python() : javascript(),
        indentUnit.of(INDENT[name]),
        EditorState.tabSize.of(4),
      ];
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        effects: language.reconfigure(speaks),
      });
    },

    /** Marks the line that is at work, and shows it. @param {number | null} line */
    mark(line) {
      const { doc } = view.state;
      view.dispatch({ effects: marking.of({ now: line }) });
      if (!line || line > doc.lines) return;
      // The editor would scroll what is around it, too, and what is told of the program out of sight.
      const { scrollDOM } = view;
      const { top, bottom } = view.lineBlockAt(doc.line(line).from);
      const { scrollTop, clientHeight } = scrollDOM;
      if (top < scrollTop || bottom > scrollTop + clientHeight) scrollDOM.scrollTop = (top + bottom - clientHeight) / 2;
    },

    /** Marks the line of a mistake. @param {number | null} line */
    fault(line) {
      // Each look at the editor lays out what has changed around it.
      if (view.state.field(marks).wrong !== line) view.dispatch({ effects: marking.of({ wrong: line }) });
    },

    /** Returns true if a line has a breakpoint. @param {number} line */
    breaks(line) {
      const { doc } = view.state;
      if (line > doc.lines) return false;
      let isThere = false;
      view.state.field(points).between(doc.line(line).from, doc.line(line).from, () => {
        isThere = true;
      });
      return isThere;
    },
  };
}
