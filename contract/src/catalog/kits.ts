import type { Pence } from '../values/pence.ts';
import type { Id } from '../values/readers.ts';

/** A removal kit. Its name, price and contents are fixed (specification, section 9; rule 5). */
export interface Kit {
  letter: 'A' | 'B' | 'C';
  /** Id of the kit's product. */
  id: number;
  name: string;
  slug: string;
  price: Pence;
  boxes: number;
  /** Text after the word 'for', such as 'small moves'. */
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

/** Outer size of each box in a kit. */
export const BOX_SIZE = '458x305x304mm';

/** Returns the `description` of a kit's product, which pages show as its size. */
export const kitSize = ({ boxes, suits }: Kit) => `${boxes} boxes of ${BOX_SIZE}, for ${suits}`;

/** Returns the kit of a catalogue product, if it is one. Kits have pages at fixed addresses. */
export const kitOf = (product: { id: Id | null; name: string }): Kit | undefined =>
  kits.find(({ id, name }) => id === product.id && name === product.name.trim());
