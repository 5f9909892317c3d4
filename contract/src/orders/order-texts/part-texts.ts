/** The steps of a part, from first to last (rule 49). A part uses only some of them. */
export const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

export type Step = (typeof steps)[number];

/** Text of the email that tells the customer about a step. */
export interface StepNews {
  title: string;
  sentence: string;
}

/** Texts about one part of an order, for one payment method. */
export interface PartTexts {
  /** Text beside the payment method, if the basket has no other part. */
  hint: string;
  /** Used instead of `hint` if the basket has other parts. */
  hintInMixedBasket?: string;
  /**
   * Returns the next steps. `day` is like 'Monday 3 March 2031, in the morning', or null if no day
   * is agreed yet.
   */
  nextSteps: (day: string | null) => string[];
  /** Title of the booked day for the customer, or '' if the part has none. */
  dayTitle: string;
  /** Noun phrase to follow 'another day for'. */
  dayNounPhrase: string;
  /** Instruction for staff. */
  workInstruction: string;
  /** Title of the booked day for staff. */
  workDayTitle: string;
  /** Title of the part's progress. */
  title: string;
  /** Labels of the part's steps for the customer. */
  steps: Partial<Record<Step, string>>;
  /** Texts of emails. The customer gets none about other steps. */
  news: Partial<Record<Step, StepNews>>;
}
