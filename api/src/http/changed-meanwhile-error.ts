import { HttpError } from './http-error.ts';

/** The present values of a record, with the author and time of the last change. */
export interface PresentRecord<Current extends object> {
  current: Current;
  by: string;
  at: string | null;
}

/**
 * A 409 error for a change that is based on an old version of a record. The response contains the
 * present values, so that the page can show the colleague's change.
 */
export class ChangedMeanwhileError<Current extends object> extends HttpError {
  override readonly extraFields: PresentRecord<Current>;

  constructor(subject: string, present: PresentRecord<Current>) {
    super(409, 'changed_meanwhile', `${subject} was changed meanwhile. Nothing was saved.`);
    this.extraFields = present;
  }
}
