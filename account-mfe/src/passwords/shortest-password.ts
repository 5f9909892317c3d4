/**
 * Minimum length of a password, in characters. The specification's text names the mobile instead (sections 5 and 9).
 */
export const SHORTEST_PASSWORD = 11;

export const passwordHint = `At least ${SHORTEST_PASSWORD} characters.`;
