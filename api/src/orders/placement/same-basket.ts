import { addonQuantities } from '../../pricing/addon-quantities.ts';
import type { OrderDetail } from '../records/load-orders.ts';
import type { SentBasket } from '../../pricing/sent-basket.ts';

/**
 * Returns whether a basket equals an order: the same products, options and quantities in any order.
 */
export function isSameBasket({ lines }: Pick<OrderDetail, 'lines'>, basket: SentBasket): boolean {
  const addons = addonQuantities(basket);
  const ordered = lines.map(({ productid, quantity, addons: chosen }) =>
    textOf(
      productid,
      quantity,
      chosen.map((addon) => [addon.addonid, addon.option, addon.quantity, addon.personalisation]),
    ),
  );
  const sent = basket.products.map(({ productid, cartquantity }, at) =>
    textOf(
      productid,
      cartquantity,
      addons
        .filter(({ line }) => line === at)
        .map(({ id, option, quantity, personalisation }) => [
          id,
          option,
          quantity,
          personalisation,
        ]),
    ),
  );
  return JSON.stringify(ordered.sort()) === JSON.stringify(sent.sort());
}

const textOf = (productid: number, quantity: number, addons: [number, string, number, string][]) =>
  JSON.stringify([productid, quantity, addons.map((addon) => JSON.stringify(addon)).sort()]);
