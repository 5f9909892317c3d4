import { HttpError } from '../../../http/http-error.ts';
import type { Remark } from '../records/compared-change.ts';

/** The current state of an entity or draft that a colleague has changed. */
interface CurrentState {
  current: object;
  by: string;
  at: string;
  /** Names of the fields that both the colleague and the caller changed. */
  fields?: string[];
}

class CatalogueConflictError extends HttpError {
  override readonly extraFields: object;

  constructor(code: string, sentence: string, extraFields: object) {
    super(409, code, sentence);
    this.extraFields = extraFields;
  }
}

/**
 * Returns a 409 error with the current state after a colleague's change. `subject` is a noun such
 * as 'this product'.
 */
export const createChangedError = (subject: string, currentState: CurrentState): HttpError =>
  new CatalogueConflictError(
    'changed_meanwhile',
    `${currentState.by || 'A colleague'} has changed ${subject} meanwhile.`,
    currentState,
  );

/** Returns a 409 error that lists the problems that prevent the publication. */
export const createProblemsError = (problems: readonly Remark[]): HttpError =>
  new CatalogueConflictError('problems', joinSentences(problems), { problems });

/** Returns a 409 error that lists the warnings that staff must confirm before the publication. */
export const createWarningsError = (warnings: readonly Remark[]): HttpError =>
  new CatalogueConflictError('warnings', joinSentences(warnings), { warnings });

/**
 * Largest number of problems or warnings in the message of an error. The response also contains the
 * full list.
 */
const MAX_SENTENCES = 3;

export function joinSentences(remarks: readonly Remark[]): string {
  const sentences = [...new Set(remarks.map(({ sentence }) => sentence))];
  const omittedCount = sentences.length - MAX_SENTENCES;
  const omissionNotes = omittedCount > 0 ? [`There are ${omittedCount} more.`] : [];
  return [...sentences.slice(0, MAX_SENTENCES), ...omissionNotes].join(' ');
}
