// The part of CodeMirror and of its parsers that the page uses.

export interface NodeType {
  readonly name: string;
  readonly isError: boolean;
}
export interface SyntaxNode {
  readonly name: string;
  readonly type: NodeType;
  readonly from: number;
  readonly to: number;
  readonly parent: SyntaxNode | null;
  readonly firstChild: SyntaxNode | null;
  readonly lastChild: SyntaxNode | null;
  readonly nextSibling: SyntaxNode | null;
  readonly prevSibling: SyntaxNode | null;
  getChild(name: string): SyntaxNode | null;
}
export interface Tree {
  readonly topNode: SyntaxNode;
  iterate(of: {
    enter(node: { name: string; type: NodeType; from: number; to: number }): boolean | void;
    leave?(node: { name: string; type: NodeType; from: number; to: number }): void;
    from?: number;
    to?: number;
  }): void;
}
export interface Parser {
  parse(source: string): Tree;
}
export const pythonParser: Parser;
export const javascriptParser: Parser;

/** What configures an editor: extensions, in lists of lists. */
export type Extension = { readonly extension: Extension } | readonly Extension[];

export interface Line {
  readonly from: number;
  readonly to: number;
  readonly number: number;
  readonly text: string;
}
export interface Text {
  readonly length: number;
  readonly lines: number;
  line(number: number): Line;
  lineAt(at: number): Line;
  sliceString(from: number, to?: number): string;
  toString(): string;
}
export interface SelectionRange {
  readonly from: number;
  readonly to: number;
  readonly head: number;
  readonly anchor: number;
  readonly empty: boolean;
}
export interface ChangeSet {
  mapPos(at: number, side?: number): number;
}
export interface Change {
  from: number;
  to?: number;
  insert?: string;
}
export interface TransactionSpec {
  changes?: Change | readonly Change[];
  selection?: { anchor: number; head?: number };
  effects?: StateEffect<any> | readonly StateEffect<any>[];
  scrollIntoView?: boolean;
  userEvent?: string;
}
export interface Transaction {
  readonly changes: ChangeSet;
  readonly docChanged: boolean;
  readonly effects: readonly StateEffect<any>[];
  readonly state: EditorState;
}
export class StateEffect<Value> {
  readonly value: Value;
  is<Other>(type: StateEffectType<Other>): this is StateEffect<Other>;
  static define<Value>(spec?: { map?: (value: Value, mapping: ChangeSet) => Value | undefined }): StateEffectType<Value>;
  static readonly reconfigure: StateEffectType<Extension>;
}
export interface StateEffectType<Value> {
  of(value: Value): StateEffect<Value>;
}
/** A value that extensions give. */
export interface Facet<Input, Output = readonly Input[]> {
  of(value: Input): Extension;
  from<Value extends Input>(field: StateField<Value>): Extension;
  from<Value>(field: StateField<Value>, get: (value: Value) => Input): Extension;
  compute(on: readonly unknown[], get: (state: EditorState) => Input): Extension;
  readonly output?: Output;
}
export class StateField<Value> {
  readonly extension: Extension;
  init(create: (state: EditorState) => Value): Extension;
  static define<Value>(of: {
    create(state: EditorState): Value;
    update(value: Value, transaction: Transaction): Value;
    provide?: (field: StateField<Value>) => Extension;
  }): StateField<Value>;
}
export class Compartment {
  of(extension: Extension): Extension;
  reconfigure(extension: Extension): StateEffect<unknown>;
}
export class EditorState {
  readonly doc: Text;
  readonly selection: { readonly main: SelectionRange };
  field<Value>(field: StateField<Value>): Value;
  sliceDoc(from?: number, to?: number): string;
  update(...specs: TransactionSpec[]): Transaction;
  static create(config?: { doc?: string; selection?: { anchor: number }; extensions?: Extension }): EditorState;
  static readonly readOnly: Facet<boolean, boolean>;
  static readonly tabSize: Facet<number, number>;
  static readonly phrases: Facet<Record<string, string>>;
}
export interface Range<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}
export class RangeSet<Value> {
  readonly size: number;
  map(changes: ChangeSet): RangeSet<Value>;
  between(from: number, to: number, each: (from: number, to: number, value: Value) => void | false): void;
  update(of: { add?: readonly Range<Value>[]; sort?: boolean; filter?: (from: number, to: number, value: Value) => boolean }): RangeSet<Value>;
  static of<Value>(ranges: readonly Range<Value>[] | Range<Value>, sort?: boolean): RangeSet<Value>;
  static readonly empty: RangeSet<any>;
}
export class RangeSetBuilder<Value> {
  add(from: number, to: number, value: Value): void;
  finish(): RangeSet<Value>;
}

export type DecorationSet = RangeSet<Decoration>;
export class Decoration {
  range(from: number, to?: number): Range<Decoration>;
  static mark(of: { class?: string; attributes?: Record<string, string>; inclusive?: boolean }): Decoration;
  static line(of: { class?: string; attributes?: Record<string, string> }): Decoration;
  static widget(of: { widget: WidgetType; side?: number; block?: boolean }): Decoration;
  static replace(of: { widget?: WidgetType; block?: boolean }): Decoration;
  static set(of: Range<Decoration> | readonly Range<Decoration>[], sort?: boolean): DecorationSet;
  static readonly none: DecorationSet;
}
export abstract class WidgetType {
  abstract toDOM(view: EditorView): HTMLElement;
  eq(other: this): boolean;
  ignoreEvent(event: Event): boolean;
}
export class GutterMarker {
  eq(other: this): boolean;
  toDOM?(view: EditorView): Node;
  range(from: number, to?: number): Range<this>;
  elementClass: string;
}
export interface ViewUpdate {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly startState: EditorState;
  readonly docChanged: boolean;
  readonly selectionSet: boolean;
  readonly focusChanged: boolean;
  readonly transactions: readonly Transaction[];
}
export type Command = (view: EditorView) => boolean;
export interface KeyBinding {
  key?: string;
  mac?: string;
  run?: Command;
  shift?: Command;
  preventDefault?: boolean;
}
export class EditorView {
  constructor(config: { state?: EditorState; doc?: string; extensions?: Extension; parent?: Element | DocumentFragment; root?: Document | ShadowRoot });
  readonly state: EditorState;
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly scrollDOM: HTMLElement;
  readonly hasFocus: boolean;
  dispatch(...specs: TransactionSpec[]): void;
  setState(state: EditorState): void;
  focus(): void;
  destroy(): void;
  requestMeasure(): void;
  lineBlockAt(at: number): { from: number; to: number; top: number; bottom: number };
  posAtCoords(at: { x: number; y: number }): number | null;
  coordsAtPos(at: number): { left: number; right: number; top: number; bottom: number } | null;
  static theme(spec: Record<string, Record<string, unknown>>, of?: { dark?: boolean }): Extension;
  static baseTheme(spec: Record<string, Record<string, unknown>>): Extension;
  static domEventHandlers(handlers: Record<string, (event: any, view: EditorView) => boolean | void>): Extension;
  static readonly lineWrapping: Extension;
  static readonly editable: Facet<boolean, boolean>;
  static readonly contentAttributes: Facet<Record<string, string>>;
  static readonly editorAttributes: Facet<Record<string, string>>;
  static readonly decorations: Facet<DecorationSet | ((view: EditorView) => DecorationSet)>;
  static readonly updateListener: Facet<(update: ViewUpdate) => void>;
}
export const keymap: Facet<readonly KeyBinding[]>;
export function lineNumbers(of?: {
  formatNumber?: (line: number, state: EditorState) => string;
  domEventHandlers?: Record<string, (view: EditorView, line: { from: number; to: number }, event: Event) => boolean>;
}): Extension;
export function gutter(of: {
  class?: string;
  markers?: (view: EditorView) => RangeSet<GutterMarker>;
  lineMarker?: (view: EditorView, line: { from: number; to: number }) => GutterMarker | null;
  lineMarkerChange?: (update: ViewUpdate) => boolean;
  initialSpacer?: (view: EditorView) => GutterMarker;
  updateSpacer?: (spacer: GutterMarker, update: ViewUpdate) => GutterMarker;
  domEventHandlers?: Record<string, (view: EditorView, line: { from: number; to: number }, event: Event) => boolean>;
}): Extension;
export function drawSelection(): Extension;
export function highlightActiveLine(): Extension;
export function placeholder(content: string | HTMLElement): Extension;

export const indentUnit: Facet<string, string>;
export function bracketMatching(): Extension;
export function indentOnInput(): Extension;
export function syntaxHighlighting(highlighter: Highlighter, of?: { fallback?: boolean }): Extension;
export function syntaxTree(state: EditorState): Tree;
export interface Highlighter {
  style(tags: readonly unknown[]): string | null;
}
/** Gives classes: tok-keyword, tok-string, tok-number, tok-comment, tok-variableName, tok-operator … */
export const classHighlighter: Highlighter;
export function history(): Extension;
export const defaultKeymap: readonly KeyBinding[];
export const historyKeymap: readonly KeyBinding[];
export const indentWithTab: KeyBinding;
export function python(): Extension;
export function javascript(): Extension;
