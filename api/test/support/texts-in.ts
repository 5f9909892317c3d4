/** Returns all texts in a response, one per line, without keys and codes such as `awaiting_collection`. */
export function collectTexts(value: unknown): string {
  if (typeof value === 'string') return /^[a-z_]*$/.test(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(collectTexts).filter(Boolean).join('\n');
}
