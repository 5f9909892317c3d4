import type { Pence } from './pence.ts';
import type { Id } from './readers.ts';

/** A removal kit: its name, price and contents are fixed (specification §9, decision 5). */
export interface Kit {
  letter: 'A' | 'B' | 'C';
  /** The product's id. */
  id: number;
  name: string;
  slug: string;
  price: Pence;
  boxes: number;
  /** Whom it suits, as 'for small moves' ends. */
  suits: string;
}

const kit = (
  letter: Kit['letter'],
  id: number,
  price: Pence,
  boxes: number,
  suits: string,
): Kit => ({
  letter,
  id,
  name: `Removal Kit ${letter}`,
  slug: `removal-kit-${letter.toLowerCase()}`,
  price,
  boxes,
  suits,
});

export const kits: readonly Kit[] = [
  kit('A', 70, 23_900, 40, 'small moves'),
  kit('B', 71, 34_300, 60, '2-3 bedrooms'),
  kit('C', 72, 53_700, 100, '4-5 bedrooms'),
];

/** Outer size of every box of a kit. */
export const BOX_SIZE = '458x305x304mm';

/** What a kit has as its product's `description`, which is shown as size. */
export const kitSize = ({ boxes, suits }: Kit) => `${boxes} boxes of ${BOX_SIZE}, for ${suits}`;

/** The kit that a product of the catalogue is: its page is at a fixed address. */
export const kitOf = (product: { id: Id | null; name: string }): Kit | undefined =>
  kits.find(({ id, name }) => id === product.id && name === product.name.trim());
