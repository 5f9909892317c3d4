/** All texts are plain text, listed from top to bottom. The layout escapes them. */
export interface MailContent {
  title: string;
  preview: string;
  parts: readonly MailPart[];
  /** The firm prints a work sheet in black on white. */
  isWorkSheet?: boolean;
}

export type MailPart = ParagraphPart | StepsPart | FactsPart | GoodsPart | LinkPart;

interface ParagraphPart {
  kind: 'paragraph';
  title?: string;
  lines: readonly string[];
  isSmall?: boolean;
  /**
   * Number of the order if the last line is the opening of the email. The firm's own text replaces
   * an opening.
   */
  openingOf?: string;
}

interface StepsPart {
  kind: 'steps';
  title: string;
  steps: readonly string[];
}

/** A value may have several lines. */
interface FactsPart {
  kind: 'facts';
  title?: string;
  facts: readonly Fact[];
}

export type Fact = readonly [name: string, value: string];

/** An absolute link. An email has at most one button. */
export interface LinkPart {
  kind: 'button' | 'link';
  name: string;
  href: string;
}

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

export const toParagraphs = (...texts: readonly string[]): MailPart[] =>
  texts.map((line) => ({ kind: 'paragraph', lines: [line] }));

/** The second text, after the greeting, is the opening of an email about an order. */
export const toOrderParagraphs = (orderno: string, ...texts: readonly string[]): MailPart[] =>
  texts.map((line, index) => ({
    kind: 'paragraph',
    lines: [line],
    ...(index === 1 && { openingOf: orderno }),
  }));
