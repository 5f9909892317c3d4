/**
 * Shortest password, in characters. For a shorter password, the specification's error text wrongly
 * mentions the mobile number (sections 5 and 9).
 */
export const MIN_PASSWORD_LENGTH = 11;

export const passwordHint = `At least ${MIN_PASSWORD_LENGTH} characters.`;
