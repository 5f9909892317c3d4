/** Start of the subject by which the backend recognises a contact message as a quote request. */
export const QUOTE_SUBJECT_START = 'Quote for a move of ';
