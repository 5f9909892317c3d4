/** The progress steps of a part, from first to last (rule 49). */
export const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

export type Step = (typeof steps)[number];

/** Text of the email about a step. */
export interface StepNews {
  title: string;
  sentence: string;
}

/** The texts about one part of an order, for one payment method. */
export interface PartTexts {
  /** Hint beside the payment method if the basket has no other part. */
  hint: string;
  /** Hint if the basket has other parts. It is absent if it is the same. */
  hintInMixedBasket?: string;
  /**
   * Returns the next steps. `day` is like 'Monday 3 March 2031, in the morning', or null before a
   * day is agreed.
   */
  nextSteps: (day: string | null) => string[];
  /** Title of the part's day for the shopper, or '' if the part has no day. */
  dayTitle: string;
  /** Noun phrase for the part's day, after 'another day for'. */
  dayNounPhrase: string;
  /** Instruction for staff. */
  workInstruction: string;
  /** Title of the part's day on the staff's work sheet. */
  workDayTitle: string;
  /** Title of the part's progress. */
  title: string;
  /** Labels of the steps for the shopper. The part has no other steps. */
  steps: Partial<Record<Step, string>>;
  /** Email texts of the steps about which the shopper gets an email. */
  news: Partial<Record<Step, StepNews>>;
}
