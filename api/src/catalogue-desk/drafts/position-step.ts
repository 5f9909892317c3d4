/** Distance between the positions of neighbours after a list was renumbered. */
export const POSITION_STEP = 1_000;
