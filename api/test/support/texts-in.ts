/** All texts of an answer, without its keys, one a line; words of the wire (`awaiting_collection`) are none. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return /^[a-z_]*$/.test(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsIn).filter(Boolean).join('\n');
}
