/**
 * Reads the search text from the state of the history entry. The text is personal data, so the URL
 * must not contain it. The user gets the text back when returning from a row. Links to other views
 * omit the text.
 */
export function readSearch(state: unknown): string {
  const search = (state as { search?: unknown } | null)?.search;
  return typeof search === 'string' ? search : '';
}
