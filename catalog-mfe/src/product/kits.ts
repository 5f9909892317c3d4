import type { Id } from 'shared/wire/readers';
import type { Product } from 'shared/wire/product';

/** A removal kit of specification §9; `price` in pence. */
export interface Kit {
  letter: 'A' | 'B' | 'C';
  id: Id;
  name: string;
  path: string;
  price: number;
  boxes: number;
  suits: string;
  description: string;
}

/** Outer size of every box of a kit. */
export const BOX_SIZE = '458x305x304mm';

/** The three kits: names, prices and contents are fixed (specification §9, decision 5). */
export const kits = [
  {
    letter: 'A',
    id: 70,
    name: 'Removal Kit A',
    path: '/RemovalKitA',
    price: 23900,
    boxes: 40,
    suits: 'small moves',
    description:
      'Forty strong removal boxes in one delivery, enough for a studio, a room in a shared house or a first flat.',
  },
  {
    letter: 'B',
    id: 71,
    name: 'Removal Kit B',
    path: '/RemovalKitB',
    price: 34300,
    boxes: 60,
    suits: '2-3 bedrooms',
    description:
      'Sixty strong removal boxes in one delivery, enough for the kitchen, the books and the bedrooms of a family flat or a terraced house.',
  },
  {
    letter: 'C',
    id: 72,
    name: 'Removal Kit C',
    path: '/RemovalKitC',
    price: 53700,
    boxes: 100,
    suits: '4-5 bedrooms',
    description:
      'One hundred strong removal boxes in one delivery, enough for a large house with its loft, study and garage.',
  },
] as const satisfies readonly Kit[];

/** File of a kit's picture. */
export const kitPicture = ({ letter }: Pick<Kit, 'letter'>) =>
  `product-removal-kit-${letter.toLowerCase()}.svg`;

/** A kit as the product that goes into the basket; `serviceid` decides its delivery option. */
export const kitProduct = (kit: Kit, serviceid: Id | null): Product => ({
  id: kit.id,
  name: kit.name,
  slug: `removal-kit-${kit.letter.toLowerCase()}`,
  price: kit.price,
  description: `${kit.boxes} boxes of ${BOX_SIZE}, for ${kit.suits}`,
  serviceid,
  gender: '',
  status: false,
  image: JSON.stringify({ picture0: kitPicture(kit) }),
  meta_title: '',
  meta_keywords: '',
  meta_description: kit.description,
});
