import type { CartLine, PackageLine, PersonalisedLine } from 'shared/basket';
import type { RootState } from 'shared/store';

/**
 * A basket with one dress with two add-ons, and two kits. The total is £185 + £25 + £55 + 2 × £239
 * = £743.
 */

const emptyFields = {
  description: '',
  gender: '',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
};

const options = JSON.stringify([
  { id: 1, name: 'Keepsake box', amount: 55, option: 'personalised' },
  { id: 2, name: 'Stain guard', amount: 25, option: 'standard' },
]);

export const dressLine: CartLine = {
  ...emptyFields,
  id: 11,
  productid: 11,
  name: 'Full length dress clean',
  slug: 'full-length-dress-clean',
  price: 18500,
  serviceid: 3,
  status: true,
  image: '{"picture0":"dress.svg"}',
  packages: options,
  cartquantity: 1,
  cartamount: 18500,
};

export const kitLine: CartLine = {
  ...emptyFields,
  id: 70,
  productid: 70,
  name: 'Removal Kit A',
  slug: 'removal-kit-a',
  price: 23900,
  serviceid: 1,
  status: false,
  image: '{"picture0":"kit.svg"}',
  packages: '[]',
  cartquantity: 2,
  cartamount: 47800,
};

export const packageLine: PackageLine = {
  id: 2,
  productid: 11,
  ustring: options,
  name: 'Stain guard',
  amount: 2500,
  cartquantity: 1,
  cartamount: 2500,
};

export const personalisedLine: PersonalisedLine = {
  id: 1,
  productid: 11,
  ustring: options,
  name: 'Keepsake box',
  amount: 5500,
  cartquantity: 1,
  cartamount: 5500,
};

export const filledBasket: Partial<RootState> = {
  cart: [dressLine, kitLine],
  packages: [packageLine],
  personalised: [personalisedLine],
};

/**
 * The lines of `filledBasket` in the format of API calls, with amounts in pounds (specification,
 * section 3).
 */

export const apiLines = [
  { ...dressLine, status: 1, price: 185, cartamount: 185 },
  { ...kitLine, status: 0, price: 239, cartamount: 478 },
];

export const apiStainGuard = { ...packageLine, amount: 25, cartamount: 25 };

export const apiKeepsake = {
  id: personalisedLine.id,
  name: 'Keepsake box',
  amount: 55,
  cartquantity: 1,
  cartamount: 55,
  productid: 11,
};
