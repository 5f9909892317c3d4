import type { Kit } from './kits.ts';

/** Texts of the kits for a new database, and for a shop whose backend stores none. */
export const kitDescriptions: Record<Kit['letter'], string> = {
  A: 'Forty strong removal boxes in one delivery, enough for a studio, a room in a shared house or a first flat.',
  B: 'Sixty strong removal boxes in one delivery, enough for the kitchen, the books and the bedrooms of a family flat or a terraced house.',
  C: 'One hundred strong removal boxes in one delivery, enough for a large house with its loft, study and garage.',
};
