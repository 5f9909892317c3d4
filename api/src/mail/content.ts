/**
 * Content of an email, from top to bottom. All texts are plain text. The layout escapes them, so
 * that typed text never becomes markup.
 */
export interface MailContent {
  title: string;
  /** Preview text in lists of emails. */
  preview: string;
  parts: readonly MailPart[];
  /** Whether the email is a work sheet, which the firm prints in black on white. */
  isWorkSheet?: boolean;
}

export type MailPart = ParagraphPart | StepsPart | FactsPart | GoodsPart | LinkPart;

interface ParagraphPart {
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

/** A table of names and values. A value may have several lines. */
interface FactsPart {
  kind: 'facts';
  title?: string;
  facts: readonly Fact[];
}

export type Fact = readonly [name: string, value: string];

/** A link with an absolute `href`. An email has at most one button. */
export interface LinkPart {
  kind: 'button' | 'link';
  name: string;
  href: string;
}

/** A table of ordered goods with formatted amounts. */
export interface GoodsPart {
  kind: 'goods';
  title: string;
  order: Fact;
  lines: readonly GoodsLine[];
  sums: readonly NamedAmount[];
  total: NamedAmount;
}

export interface GoodsLine extends NamedAmount {
  quantity: number;
  /** Absolute URL of the picture, or null. */
  picture: string | null;
  addons: readonly (NamedAmount & { quantity: number })[];
}

interface NamedAmount {
  name: string;
  amount: string;
}

/** Returns a paragraph for each sentence. */
export const toParagraphs = (...texts: readonly string[]): MailPart[] =>
  texts.map((line) => ({ kind: 'said', lines: [line] }));
