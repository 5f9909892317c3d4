/**
 * Listener options. React stops events in islands that are not hydrated, so only listeners in the
 * capture phase get them.
 */
export const BEFORE_REACT = { capture: true, passive: true };
