import type { Pence } from 'contract/pence';
import type { CartLine, PackageLine, PersonalisedLine } from '../store/basket/lines';

export interface Basket {
  cart: Pick<CartLine, 'cartamount'>[];
  packages: Pick<PackageLine, 'cartamount'>[];
  personalised: Pick<PersonalisedLine, 'cartamount'>[];
}

/** Products + packages + personalised, in integer pence (specification §9, decision 14). */
export const basketTotal = ({ cart, packages, personalised }: Basket): Pence =>
  [...cart, ...packages, ...personalised].reduce((sum, line) => sum + line.cartamount, 0);

/** The number of items that the badge shows: products, not their add-ons (decision 13). */
export const itemCount = (cart: Pick<CartLine, 'cartquantity'>[]): number =>
  cart.reduce((sum, line) => sum + line.cartquantity, 0);
