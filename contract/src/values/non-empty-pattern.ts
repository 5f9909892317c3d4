/**
 * Pattern of a text with a visible character. Spaces, invisible characters and blank Braille cells
 * are not visible. Needs the flag `u`.
 */
export const NON_EMPTY_PATTERN = '[^\\s\\u2800\\p{Default_Ignorable_Code_Point}]';
