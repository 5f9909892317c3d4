/** Start of a contact message's subject. The backend recognises quote requests by it. */
export const QUOTE_SUBJECT_START = 'Quote for a move of ';
