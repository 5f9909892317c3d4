import { toPounds } from 'shared/money';
import type { CartLine, PackageLine, PersonalisedLine } from 'shared/store';

/** Lines as they travel: amounts in pounds, fields of specification §3 (decision 14). */

export const wireCartLine = (line: CartLine) => ({
  ...line,
  status: line.status ? 1 : 0,
  price: toPounds(line.price),
  cartamount: toPounds(line.cartamount),
});

export const wirePackage = (line: PackageLine) => ({
  id: line.id,
  productid: line.productid,
  ustring: line.ustring,
  name: line.name,
  amount: toPounds(line.amount),
  cartquantity: line.cartquantity,
  cartamount: toPounds(line.cartamount),
});

export const wirePersonalised = (line: PersonalisedLine) => ({
  id: line.id,
  name: line.name,
  amount: toPounds(line.amount),
  cartquantity: line.cartquantity,
  cartamount: toPounds(line.cartamount),
  productid: line.productid,
});

/** The basket as `orderplace` and `create-{provider}-session` carry it. */
export const wireBasket = (basket: {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}) => ({
  products: basket.cart.map(wireCartLine),
  packages: basket.packages.map(wirePackage),
  personalised: basket.personalised.map(wirePersonalised),
});
