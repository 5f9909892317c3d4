import { PERSONALISED_ADDON_ID, PERSONALISED_PENCE } from 'contract/catalog/addon';
import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { isAddonOffered, type Prices } from '../catalog/pricing.ts';
import { conflict } from '../http/http-error.ts';
import { type AddonQuantity, listAddonQuantities } from './addon-quantities.ts';
import type { PricedAddon, PricedLine, PricedOrder } from './priced-order.ts';
import type { SubmittedBasket, SubmittedLine } from './submitted-basket.ts';

export type PaymentMethod = 'offline' | 'online';

/** Largest total in pence. Card payments have the same limit. */
const MAX_ORDER_PENCE = 99_999_999;

/**
 * Prices a basket from the catalogue. Throws 409 for a product that is not on sale, an invalid
 * quantity, or an add-on that its product does not offer. Also throws 409 for a total of zero or
 * above `MAX_ORDER_PENCE`.
 */
export function priceOrder(
  basket: SubmittedBasket,
  prices: Prices,
  method: PaymentMethod,
): PricedOrder {
  const lines = basket.products.map((line) => priceLine(line, prices));
  for (const addon of listAddonQuantities(basket)) {
    lines[addon.line]?.addons.push(priceAddon(addon, basket, prices));
  }
  const delivery = method === 'online' ? findMostExpensiveDelivery(basket, prices) : noDelivery;
  const goods = lines.flatMap((line) => [line, ...line.addons]);
  const total = goods.reduce((sum, { amount }) => sum + amount, delivery.charge);
  if (total <= 0) throw conflict('Order total must be greater than zero.');
  if (total > MAX_ORDER_PENCE) throw conflict('This order is too large to place online.');
  return { lines, deliveryCharge: delivery.charge, deliveryName: delivery.name, total };
}

function priceLine(line: SubmittedLine, { products }: Prices): PricedLine {
  const product = products.get(line.productid);
  if (product === undefined) {
    throw conflict('A product in your basket is no longer available.', 'unavailable');
  }
  const { name, image, price } = product;
  const quantity = checkQuantity(line.cartquantity, name);
  const { productid, packages } = line;
  return {
    productid,
    name,
    image,
    price,
    packages,
    quantity,
    amount: price * quantity,
    addons: [],
  };
}

function priceAddon(addon: AddonQuantity, basket: SubmittedBasket, prices: Prices): PricedAddon {
  const product = prices.products.get(basket.products[addon.line]?.productid ?? 0);
  const catalogueAddon = prices.addons.get(addon.id);
  const isPersonalised = addon.option === 'personalised';
  if (
    catalogueAddon === undefined ||
    product === undefined ||
    !isAddonOffered(catalogueAddon, product) ||
    (isPersonalised && catalogueAddon.id !== PERSONALISED_ADDON_ID)
  ) {
    throw conflict('An add-on in your basket is no longer available.', 'unavailable');
  }
  const { id: addonid, name } = catalogueAddon;
  const price = isPersonalised ? PERSONALISED_PENCE : catalogueAddon.amount;
  const quantity = checkQuantity(addon.quantity, name);
  const { option, personalisation } = addon;
  return { addonid, name, option, personalisation, price, quantity, amount: price * quantity };
}

function checkQuantity(quantity: number, name: string): number {
  if (Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_LINE_QUANTITY) return quantity;
  throw conflict(
    `The quantity of '${name}' must be from 1 to ${MAX_LINE_QUANTITY}.`,
    'bad_quantity',
  );
}

const noDelivery = { name: '', charge: 0 };

/**
 * Returns the most expensive delivery option of the lines' services, because an order has only one
 * delivery charge.
 */
function findMostExpensiveDelivery({ products }: SubmittedBasket, prices: Prices) {
  return products
    .map(({ productid }) => prices.products.get(productid)?.delivery ?? noDelivery)
    .reduce((dearest, option) => (option.charge > dearest.charge ? option : dearest), noDelivery);
}
