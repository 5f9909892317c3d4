import type { SubmittedAddon, SubmittedBasket } from '../../pricing/submitted-basket.ts';

/** Kinds of orders in the demo data, with different steps of the work. */
export type DemoKind = 'move' | 'dress' | 'occasion' | 'curtains' | 'goods';

const createBasket = (
  lines: readonly (readonly [productid: number, quantity: number])[],
  packages: readonly SubmittedAddon[] = [],
  personalised: readonly SubmittedAddon[] = [],
): SubmittedBasket => ({
  products: lines.map(([productid, cartquantity]) => ({ productid, cartquantity, packages: '' })),
  packages,
  personalised,
});

const addon = (id: number, productid: number, personalisation?: string): SubmittedAddon => ({
  id,
  productid,
  cartquantity: 1,
  ...(personalisation !== undefined && { personalisation }),
});

/** Baskets by kind, with ids of the seeded catalogue. */
export const demoBaskets: Record<DemoKind, readonly SubmittedBasket[]> = {
  move: [
    createBasket([[51, 1]]),
    createBasket([[52, 1]], [addon(8, 52), addon(9, 52)]),
    createBasket([[50, 1]]),
    createBasket([[53, 1]], [addon(10, 53)]),
    createBasket([
      [51, 1],
      [30, 2],
      [31, 3],
    ]),
  ],
  dress: [
    createBasket([[2, 1]], [], [addon(1, 2, 'Amelia & Jack 12.09')]),
    createBasket([[3, 1]], [addon(5, 3)]),
    createBasket([
      [4, 1],
      [5, 1],
    ]),
    createBasket([[1, 1]], [addon(3, 1)]),
    createBasket([[12, 1]], [], [addon(1, 12, 'Mrs Rosalind Cartwright')]),
    createBasket([[2, 1]], [addon(2, 2)]),
  ],
  occasion: [
    createBasket([
      [20, 3],
      [22, 2],
    ]),
    createBasket([[21, 1]], [addon(7, 21)]),
    createBasket([[23, 1]]),
    createBasket([[22, 1]], [addon(2, 22)]),
  ],
  curtains: [
    createBasket([[61, 4]], [addon(11, 61)]),
    createBasket([
      [60, 2],
      [62, 1],
    ]),
  ],
  goods: [
    createBasket([[71, 1]]),
    createBasket([
      [30, 3],
      [32, 1],
      [34, 1],
    ]),
    createBasket([[70, 1]]),
    createBasket([
      [38, 1],
      [37, 1],
    ]),
    createBasket([[72, 1]]),
  ],
};

export const demoNotes = [
  'Please ring the side bell, the front one is broken.',
  'The stairs are narrow, a wardrobe has to go over the banister.',
  'There is a red wine mark near the hem, about the size of a coin.',
  'My mother will be at home, her name is on the door.',
  'The dog is friendly but loud.',
];
