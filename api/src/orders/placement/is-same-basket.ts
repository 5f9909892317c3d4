import { listAddonQuantities } from '../../pricing/addon-quantities.ts';
import type { OrderDetail } from '../records/load-orders.ts';
import type { SubmittedBasket } from '../../pricing/submitted-basket.ts';

/**
 * Returns whether a basket equals an order. Both need the same products, add-ons, personalisations
 * and quantities. The sequence of the lines does not matter.
 */
export function isSameBasket(
  { lines }: Pick<OrderDetail, 'lines'>,
  basket: SubmittedBasket,
): boolean {
  const addons = listAddonQuantities(basket);
  const orderedLines = lines.map(({ productid, quantity, addons: lineAddons }) =>
    serializeLine(
      productid,
      quantity,
      lineAddons.map((addon) => [
        addon.addonid,
        addon.option,
        addon.quantity,
        addon.personalisation,
      ]),
    ),
  );
  const submittedLines = basket.products.map(({ productid, cartquantity }, index) =>
    serializeLine(
      productid,
      cartquantity,
      addons
        .filter(({ line }) => line === index)
        .map(({ id, option, quantity, personalisation }) => [
          id,
          option,
          quantity,
          personalisation,
        ]),
    ),
  );
  return JSON.stringify(orderedLines.sort()) === JSON.stringify(submittedLines.sort());
}

const serializeLine = (
  productid: number,
  quantity: number,
  addons: [number, string, number, string][],
) => JSON.stringify([productid, quantity, addons.map((addon) => JSON.stringify(addon)).sort()]);
