/** Steps of the work on a part of an order, from first to last (rule 49 in docs/product.md). */
export const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

export type Step = (typeof steps)[number];

export interface StepNews {
  title: string;
  sentence: string;
}

export interface PartTexts {
  /** Text beside the payment method if the basket has only this part. */
  hint: string;
  hintInMixedBasket?: string;
  /**
   * Returns sentences for the customer. `day` is like 'Monday 3 March 2031, in the morning'.
   * `isPaid` says that nothing is due any more, so no sentence may ask for money.
   */
  nextSteps: (day: string | null, isPaid: boolean) => string[];
  /** Title of the booked day for the customer. */
  dayTitle: string;
  /** Words that follow 'another day for' in a sentence. */
  dayNounPhrase: string;
  /** Sentence for the work sheet of staff. */
  workInstruction: string;
  /** Title of the booked day for staff. */
  workDayTitle: string;
  title: string;
  steps: Partial<Record<Step, string>>;
  /** Emails about steps. Other steps send no email. */
  news: Partial<Record<Step, StepNews>>;
}
