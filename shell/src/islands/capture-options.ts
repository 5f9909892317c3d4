/**
 * Listener options for the capture phase. React stops the propagation of events in parts of the
 * page that are not hydrated, so that listeners of later phases miss these events.
 */
export const CAPTURE_OPTIONS = { capture: true, passive: true };
