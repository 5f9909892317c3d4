/**
 * Content of an email from top to bottom. All of it is plain text. Only the layout makes HTML, so
 * typed text can never become markup.
 */
export interface MailContent {
  title: string;
  /** Preview text in lists of emails. */
  preview: string;
  parts: readonly MailPart[];
  /** Whether the email is printed by the firm: black on white, without parts for customers. */
  isSheet?: boolean;
}

export type MailPart = SaidPart | StepsPart | FactsPart | GoodsPart | LinkPart;

/** The lines of a paragraph. */
interface SaidPart {
  kind: 'said';
  title?: string;
  lines: readonly string[];
  /** Whether the text is small print. */
  isSmall?: boolean;
}

interface StepsPart {
  kind: 'steps';
  title: string;
  steps: readonly string[];
}

/** Named values. A value may have several lines. */
interface FactsPart {
  kind: 'facts';
  title?: string;
  facts: readonly Fact[];
}

export type Fact = readonly [name: string, value: string];

/** A link with an absolute `href`. An email has at most one button, and further links are plain. */
export interface LinkPart {
  kind: 'button' | 'link';
  name: string;
  href: string;
}

/** Ordered goods with formatted amounts. */
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
  /** Absolute URL of the picture, or null. */
  picture: string | null;
  addons: readonly (Sum & { quantity: number })[];
}

interface Sum {
  name: string;
  amount: string;
}

/** Returns a paragraph for each sentence. */
export const sentences = (...said: readonly string[]): MailPart[] =>
  said.map((line) => ({ kind: 'said', lines: [line] }));
