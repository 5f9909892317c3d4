/**
 * Minimum length of a password, in characters. The specification's text names the mobile instead (sections 5 and 9).
 */
export const MIN_PASSWORD_LENGTH = 11;

export const passwordHint = `At least ${MIN_PASSWORD_LENGTH} characters.`;
