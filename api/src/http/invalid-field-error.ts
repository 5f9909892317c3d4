import { HttpError } from './http-error.ts';

/** A 400 for a field whose value the schema accepts but the domain does not. */
export class InvalidFieldError extends HttpError {
  override readonly extraFields: { field: string };

  constructor(field: string, sentence: string) {
    super(400, 'invalid', sentence);
    this.extraFields = { field };
  }
}
