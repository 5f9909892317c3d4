import { dressLine, kitLine, packageLine, personalisedLine } from './filled-basket';

/** The lines of `filledBasket` as they travel: pounds, and the fields of specification §3. */

export const linesOnTheWire = [
  { ...dressLine, status: 1, price: 185, cartamount: 185 },
  { ...kitLine, status: 0, price: 239, cartamount: 478 },
];

export const stainGuardOnTheWire = { ...packageLine, amount: 25, cartamount: 25 };

export const keepsakeOnTheWire = {
  id: personalisedLine.id,
  name: 'Keepsake box',
  amount: 55,
  cartquantity: 1,
  cartamount: 55,
  productid: 11,
};
