/** The typed message that one page hands to the next, or '' (decision 6). */
export function messageOf(state: unknown): string {
  if (!state || typeof state !== 'object' || !('message' in state)) return '';
  return typeof state.message === 'string' ? state.message : '';
}
