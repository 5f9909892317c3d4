/**
 * Listener options for the capture phase. React stops the propagation of events in islands that are
 * not hydrated, so later phases miss them.
 */
export const CAPTURE_OPTIONS = { capture: true, passive: true };
