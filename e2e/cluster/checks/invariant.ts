/** A condition that stays true after any number of failures of processes and machines. */
export interface Invariant {
  name: string;
  /** Counts that the check compared, as a text for the report. */
  figures: string;
  violations: string[];
}
