/** Maximum quantity of one line. */
export const MAX_LINE_QUANTITY = 99;
