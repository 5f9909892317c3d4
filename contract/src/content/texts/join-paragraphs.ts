/** Joins paragraphs with an empty line, as in texts of the firm. */
export const joinParagraphs = (...paragraphs: string[]): string => paragraphs.join('\n\n');

/** Joins the entries of a list. Each line begins with a hyphen. */
export const joinList = (...points: string[]): string =>
  points.map((point) => `- ${point}`).join('\n');
