/** No basket holds more of one thing, and no order. */
export const MOST_OF_ONE = 99;
