// The part of markdown-it that the page uses.

export interface Token {
  type: string;
  /** 1 if it begins something, −1 if it ends that, 0 if it is all of it. */
  nesting: -1 | 0 | 1;
  tag: keyof HTMLElementTagNameMap;
  content: string;
  /** The first line of a block, and the one after its last, counted from 0. */
  map: [number, number] | null;
  children: Token[] | null;
  hidden: boolean;
  attrs: [name: string, value: any][] | null;
}
export default class MarkdownIt {
  constructor(options: { html: boolean });
  normalizeLink(address: string): string;
  normalizeLinkText(address: string): string;
  validateLink(address: string): boolean;
  parse(text: string, references: object): Token[];
  parseInline(text: string, references: object): Token[];
}
