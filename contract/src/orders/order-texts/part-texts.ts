/** Sorted from first to last (rule 49). A part uses only some of them. */
export const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

export type Step = (typeof steps)[number];

export interface StepNews {
  title: string;
  sentence: string;
}

export interface PartTexts {
  /** Text beside the payment method, if the basket has no other part. */
  hint: string;
  /** Replaces `hint` if the basket has other parts. */
  hintInMixedBasket?: string;
  /** `day` is like 'Monday 3 March 2031, in the morning', or null if no day is agreed yet. */
  nextSteps: (day: string | null) => string[];
  dayTitle: string;
  /** Follows the words 'another day for'. */
  dayNounPhrase: string;
  workInstruction: string;
  workDayTitle: string;
  title: string;
  /** Labels of the part's steps for the customer. */
  steps: Partial<Record<Step, string>>;
  /** The customer gets no email about other steps. */
  news: Partial<Record<Step, StepNews>>;
}
