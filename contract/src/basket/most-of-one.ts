/** Maximum quantity of one line in a basket or an order. */
export const MOST_OF_ONE = 99;
