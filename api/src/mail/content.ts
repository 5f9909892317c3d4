/**
 * What a mail says, from top to bottom. All of it is plain text: the layout alone makes HTML of it, so what
 * somebody typed can never become markup.
 */
export interface MailContent {
  title: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  parts: readonly MailPart[];
  /** Ink on white for the firm's printer, without what is for customers. */
  isSheet?: boolean;
}

export type MailPart = SaidPart | StepsPart | FactsPart | GoodsPart | LinkPart;

/** Lines of one paragraph. */
interface SaidPart {
  kind: 'said';
  title?: string;
  lines: readonly string[];
  /** What must be said and is not read first. */
  isSmall?: boolean;
}

interface StepsPart {
  kind: 'steps';
  title: string;
  steps: readonly string[];
}

/** What is looked up by its name; a value may have lines. */
interface FactsPart {
  kind: 'facts';
  title?: string;
  facts: readonly Fact[];
}

export type Fact = readonly [name: string, value: string];

/** Somewhere to go; `href` is whole. A mail has one button at most, the others are links. */
export interface LinkPart {
  kind: 'button' | 'link';
  name: string;
  href: string;
}

/** What was ordered; amounts as they are shown. */
export interface GoodsPart {
  kind: 'goods';
  title: string;
  order: Fact;
  lines: readonly GoodsLine[];
  sums: readonly Sum[];
  total: Sum;
}

export interface GoodsLine extends Sum {
  quantity: number;
  /** The whole address of its picture, or null. */
  picture: string | null;
  addons: readonly (Sum & { quantity: number })[];
}

interface Sum {
  name: string;
  amount: string;
}

/** A paragraph of its own for each sentence. */
export const sentences = (...said: readonly string[]): MailPart[] =>
  said.map((line) => ({ kind: 'said', lines: [line] }));
