/**
 * Distance between the positions of neighbours in a list after the list was renumbered, and of a
 * new entity from the last one.
 */
export const POSITION_STEP = 1_000;
