/** Content of an email in plain text, from top to bottom. The layout escapes this text. */
export interface MailContent {
  title: string;
  /** Text that mail programs display beside the subject. */
  preview: string;
  parts: readonly MailPart[];
  /** Whether the email is a work sheet, which the firm prints in black on white. */
  isWorkSheet?: boolean;
}

export type MailPart = ParagraphPart | StepsPart | FactsPart | ChangesPart | GoodsPart | LinkPart;

interface ParagraphPart {
  kind: 'paragraph';
  title?: string;
  lines: readonly string[];
  isSmall?: boolean;
  /**
   * The order number if the last of `lines` is the introduction of the email, otherwise undefined.
   * Staff can replace an introduction by their own text.
   */
  openingOf?: string;
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

/** A table of values before and after a change. A value may have several lines. */
export interface ChangesPart {
  kind: 'changes';
  title: string;
  changes: readonly Change[];
}

export interface Change {
  name: string;
  before: string;
  after: string;
}

/** A link with an absolute URL. An email has at most one button. */
export interface LinkPart {
  kind: 'button' | 'link';
  name: string;
  href: string;
}

export interface GoodsPart {
  kind: 'goods';
  title: string;
  /** The words 'Order number' and the number. */
  order: Fact;
  lines: readonly GoodsLine[];
  /** Amounts between the lines and the total, such as the delivery charge. */
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
  /** Formatted amount, such as '£12.50'. */
  amount: string;
}

export const toParagraphs = (...texts: readonly string[]): MailPart[] =>
  texts.map((line) => ({ kind: 'paragraph', lines: [line] }));

/**
 * Returns one paragraph for each text. The first text is the greeting. The second text is the
 * introduction, which staff can replace.
 */
export const toOrderParagraphs = (orderno: string, ...texts: readonly string[]): MailPart[] =>
  texts.map((line, index) => ({
    kind: 'paragraph',
    lines: [line],
    ...(index === 1 && { openingOf: orderno }),
  }));
