/** React lets nobody hear what is done in a part that has not hydrated, but who listens before it, on the way down. */
export const BEFORE_REACT = { capture: true, passive: true };
