import type { Pence } from 'contract/values/pence';
import type { CartLine, PackageLine, PersonalisedLine } from '../store/basket/lines';

export interface Basket {
  cart: Pick<CartLine, 'cartamount'>[];
  packages: Pick<PackageLine, 'cartamount'>[];
  personalised: Pick<PersonalisedLine, 'cartamount'>[];
}

export const basketTotal = ({ cart, packages, personalised }: Basket): Pence =>
  [...cart, ...packages, ...personalised].reduce((sum, line) => sum + line.cartamount, 0);

/** Number of items in the cart, without add-ons (rule 13). */
export const itemCount = (cart: Pick<CartLine, 'cartquantity'>[]): number =>
  cart.reduce((sum, line) => sum + line.cartquantity, 0);
