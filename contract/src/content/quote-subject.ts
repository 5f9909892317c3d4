/** Start of the subject of a quote request. The backend recognises quote requests by this text. */
export const QUOTE_SUBJECT_PREFIX = 'Quote for a move of ';

/** Returns the postcodes of a move in words, such as 'SE1 7PB to E16 4AB' or 'from SE1 7PB', or ''. */
export function describeRoute(from: string, to: string): string {
  if (from !== '' && to !== '') return `${from} to ${to}`;
  if (from !== '') return `from ${from}`;
  return to === '' ? '' : `to ${to}`;
}
