/** Sorted from first to last (rule 49). */
export const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

export type Step = (typeof steps)[number];

export interface StepNews {
  title: string;
  sentence: string;
}

export interface PartTexts {
  /** Text beside the payment method, if the basket has no other part. */
  hint: string;
  hintInMixedBasket?: string;
  /** `day` is like 'Monday 3 March 2031, in the morning'. */
  nextSteps: (day: string | null) => string[];
  dayTitle: string;
  /** Follows the words 'another day for'. */
  dayNounPhrase: string;
  workInstruction: string;
  workDayTitle: string;
  title: string;
  steps: Partial<Record<Step, string>>;
  /** The customer gets no email about other steps. */
  news: Partial<Record<Step, StepNews>>;
}
