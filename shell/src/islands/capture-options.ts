/** React stops events in islands that are not hydrated, so only the capture phase gets them. */
export const CAPTURE_OPTIONS = { capture: true, passive: true };
