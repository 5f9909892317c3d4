/** No basket holds more of one thing, nor does our backend take more (a test compares them). */
export const MOST_OF_ONE = 99;
