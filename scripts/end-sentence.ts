/** Ends a typed text with a full stop, if it has no end of its own. */
export const endSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
