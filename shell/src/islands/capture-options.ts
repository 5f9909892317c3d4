/**
 * React stops events in islands that are not hydrated. Only listeners in the capture phase get
 * them.
 */
export const CAPTURE_OPTIONS = { capture: true, passive: true };
