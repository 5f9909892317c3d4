/** Shortest password, in characters; the specification's text speaks of the mobile (§5 and §9). */
export const SHORTEST_PASSWORD = 11;

export const passwordHint = `At least ${SHORTEST_PASSWORD} characters.`;
