/** Texts of the firm have an empty line between paragraphs. */
export const joinParagraphs = (...paragraphs: string[]): string => paragraphs.join('\n\n');

/** Each line of a list begins with a hyphen. */
export const joinList = (...points: string[]): string =>
  points.map((point) => `- ${point}`).join('\n');
