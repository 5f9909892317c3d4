import { HttpError } from './http-error.ts';

class InvalidFieldError extends HttpError {
  override readonly extraFields: { field: string };

  constructor(statusCode: number, field: string, sentence: string, code: string) {
    super(statusCode, code, sentence);
    this.extraFields = { field };
  }
}

/**
 * Returns an error that a form displays at one of its fields. The default status is 400. The
 * sentence names the field for people.
 */
export const invalidField = (
  field: string,
  sentence: string,
  code = 'invalid',
  statusCode = 400,
): HttpError => new InvalidFieldError(statusCode, field, sentence, code);
