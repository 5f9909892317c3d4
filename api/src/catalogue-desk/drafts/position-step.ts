/** Distance between the positions of neighbours in a list that was numbered anew. */
export const POSITION_STEP = 1_000;
