export const MAX_LINE_QUANTITY = 99;
