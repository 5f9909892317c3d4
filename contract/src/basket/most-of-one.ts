/** Maximum quantity of one line in a basket or an order. */
export const MAX_LINE_QUANTITY = 99;
