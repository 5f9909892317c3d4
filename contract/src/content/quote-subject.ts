/** Start of the subject of a quote request. The backend recognises quote requests by this text. */
export const QUOTE_SUBJECT_PREFIX = 'Quote for a move of ';
