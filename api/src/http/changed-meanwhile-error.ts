import { HttpError } from './http-error.ts';

/** The present values of a record, and who changed it last and when. */
export interface PresentRecord<Current extends object> {
  current: Current;
  by: string;
  at: string | null;
}

/**
 * A 409 for a change that is based on an old version of a record. Its body contains the present
 * values, so that the page can show what a colleague changed.
 */
export class ChangedMeanwhileError<Current extends object> extends HttpError {
  override readonly extraFields: PresentRecord<Current>;

  constructor(subject: string, present: PresentRecord<Current>) {
    super(409, 'changed_meanwhile', `${subject} was changed meanwhile. Nothing was saved.`);
    this.extraFields = present;
  }
}
