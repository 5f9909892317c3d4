/**
 * Options of listeners in the capture phase. Listeners in later phases would miss events in islands
 * that are not hydrated, because React stops the propagation of these events.
 */
export const CAPTURE_OPTIONS = { capture: true, passive: true };
