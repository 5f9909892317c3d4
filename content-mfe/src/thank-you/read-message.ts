/** Returns the text that the visitor typed on the previous page, or '' (rule 6). */
export function readMessage(state: unknown): string {
  if (!state || typeof state !== 'object' || !('message' in state)) return '';
  return typeof state.message === 'string' ? state.message : '';
}
