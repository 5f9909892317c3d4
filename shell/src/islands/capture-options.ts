/**
 * Listener options for the capture phase. React stops events in islands that are not hydrated
 * before other phases.
 */
export const CAPTURE_OPTIONS = { capture: true, passive: true };
