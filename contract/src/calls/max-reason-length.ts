/** Longest reason for a change by staff, in characters. */
export const MAX_REASON_LENGTH = 500;
