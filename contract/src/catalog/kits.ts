import type { Pence } from '../values/pence.ts';
import type { Id } from '../values/readers.ts';

export interface Kit {
  letter: 'A' | 'B' | 'C';
  id: number;
  name: string;
  slug: string;
  price: Pence;
  boxes: number;
  /** Words that follow 'for' in a sentence, such as 'small moves'. */
  suitableFor: string;
}

const createKit = (
  letter: Kit['letter'],
  id: number,
  price: Pence,
  boxes: number,
  suitableFor: string,
): Kit => ({
  letter,
  id,
  name: `Removal Kit ${letter}`,
  slug: `removal-kit-${letter.toLowerCase()}`,
  price,
  boxes,
  suitableFor,
});

export const kits: readonly Kit[] = [
  createKit('A', 70, 23_900, 40, 'small moves'),
  createKit('B', 71, 34_300, 60, '2-3 bedrooms'),
  createKit('C', 72, 53_700, 100, '4-5 bedrooms'),
];

export const BOX_SIZE = '458x305x304mm';

/** Returns the description of a kit's product. Pages display the description as the size. */
export const formatKitSize = ({ boxes, suitableFor }: Kit) =>
  `${boxes} boxes of ${BOX_SIZE}, for ${suitableFor}`;

/**
 * Returns the kit with the id of a product, or undefined. Compares no names, because the firm may
 * rename the product.
 */
export const findKit = (product: { id: Id | null }): Kit | undefined =>
  kits.find(({ id }) => id === product.id);
