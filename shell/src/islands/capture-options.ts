/**
 * Listener options for the capture phase. React stops the propagation of events in parts of the
 * page that are not hydrated. Listeners of later phases would miss these events.
 */
export const CAPTURE_OPTIONS = { capture: true, passive: true };
