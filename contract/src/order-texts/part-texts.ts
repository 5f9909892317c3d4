/** The steps that a part of an order can be at, in their order (decision 49). */
export const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

export type Step = (typeof steps)[number];

/** The news of a step, for its email. */
export interface StepNews {
  title: string;
  sentence: string;
}

/** What is said of one part of an order that is paid by one method. */
export interface PartTexts {
  /** At the checkout, when nothing else is in the basket. */
  hint: string;
  /** The same beside other parts; absent when it is the same text. */
  hintBesideOthers?: string;
  /** What happens next; `day` as in 'Monday 3 March 2031, in the morning', or null before one is agreed. */
  next: (day: string | null) => string[];
  /** Title of the part's day for the shopper; '' for a part that has none. */
  day: string;
  /** The part's day in a sentence, after 'another day for'. */
  dayInSentence: string;
  /** How the firm's people fulfil it, and the title of its day on their work sheet. */
  work: string;
  workDay: string;
  /** Title of its progress. */
  title: string;
  /** Its steps, as the shopper reads them; no other steps exist for it. */
  steps: Partial<Record<Step, string>>;
  /** The steps that are news for the shopper. */
  news: Partial<Record<Step, StepNews>>;
}
