import type { PaymentMethod } from 'contract/payments/payment-method';
import { PERSONALISED_ADDON_ID } from 'contract/catalog/addon';
import { getAddonPrice } from 'contract/catalog/addon-price';
import { getFulfilmentKind } from 'contract/catalog/fulfilment';
import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { isAddonOffered, type Prices } from '../catalog/reads/pricing.ts';
import { conflict } from '../http/http-error.ts';
import { type AddonQuantity, listAddonQuantities } from './addon-quantities.ts';
import { BasketRefusedError, type Refusal } from './basket-refused-error.ts';
import type { PricedAddon, PricedLine, PricedOrder } from './priced-order.ts';
import type { SubmittedBasket, SubmittedLine } from './submitted-basket.ts';

type OrderedQuantity = Pick<SubmittedLine, 'productid' | 'packages' | 'cartquantity'>;

/** Largest total in pence. Card payments have the same limit. */
export const MAX_ORDER_PENCE = 99_999_999;

/**
 * Prices a basket from the catalogue. Throws a `BasketRefusedError` with all products that are not
 * on sale, invalid quantities, and add-ons that their products do not offer. Throws 409 for a total
 * of zero or above `MAX_ORDER_PENCE`.
 */
export function priceOrder(
  basket: SubmittedBasket,
  prices: Prices,
  method: PaymentMethod,
): PricedOrder {
  const addonQuantities = listAddonQuantities(basket);
  const refusals = [
    ...basket.products.flatMap((line, index) => findLineRefusal(line, index, prices) ?? []),
    ...addonQuantities.flatMap(
      (addon) => findAddonRefusal(addon, basket.products[addon.line]?.productid ?? 0, prices) ?? [],
    ),
  ];
  if (refusals.length > 0) throw new BasketRefusedError(refusals);
  const lines = basket.products.flatMap((line) => priceLine(line, prices) ?? []);
  for (const addon of addonQuantities) {
    const productid = basket.products[addon.line]?.productid ?? 0;
    const pricedAddon = priceAddon(addon, productid, prices);
    if (pricedAddon !== null) lines[addon.line]?.addons.push(pricedAddon);
  }
  const delivery =
    method === 'online' ? findMostExpensiveDelivery(basket.products, prices) : noDelivery;
  const goods = lines.flatMap((line) => [line, ...line.addons]);
  const total = goods.reduce((sum, { amount }) => sum + amount, delivery.charge);
  if (total <= 0) throw conflict('Order total must be greater than zero.');
  if (total > MAX_ORDER_PENCE) throw conflict('This order is too large to place online.');
  return {
    lines,
    deliveryCharge: delivery.charge,
    deliveryName: delivery.name,
    discount: 0,
    discountReason: '',
    total,
  };
}

/** Returns why a line cannot be ordered, or null. `index` is its index in the basket. */
export function findLineRefusal(
  { productid, cartquantity }: OrderedQuantity,
  index: number,
  prices: Prices,
): Refusal | null {
  const name = prices.products.get(productid)?.name;
  const refusal = { line: index, productid, addonid: null };
  if (name === undefined) {
    const formerName = prices.formerNames.products.get(productid) ?? '';
    return { ...refusal, name: formerName, reason: 'unavailable' };
  }
  return isOrderableQuantity(cartquantity) ? null : { ...refusal, name, reason: 'quantity' };
}

/**
 * Returns why an add-on of a product cannot be ordered, or null. Returns null if the product is not on
 * sale, because then the product is refused.
 */
export function findAddonRefusal(
  addon: AddonQuantity,
  productid: number,
  prices: Prices,
): Refusal | null {
  if (!prices.products.has(productid)) return null;
  const refusal = { line: addon.line, productid, addonid: addon.id };
  const offeredAddon = findOfferedAddon(addon, productid, prices);
  if (offeredAddon === null) {
    const name = prices.addons.get(addon.id)?.name ?? prices.formerNames.addons.get(addon.id) ?? '';
    return { ...refusal, name, reason: 'unavailable' };
  }
  return isOrderableQuantity(addon.quantity)
    ? null
    : { ...refusal, name: offeredAddon.name, reason: 'quantity' };
}

/** Prices a line without its add-ons. Returns null if its product is not on sale. */
export function priceLine(line: OrderedQuantity, { products }: Prices): PricedLine | null {
  const { productid, packages, cartquantity: quantity } = line;
  const product = products.get(productid);
  if (product === undefined) return null;
  const { name, image, price, service } = product;
  return {
    productid,
    serviceid: null,
    vatRate: null,
    name,
    image,
    kind: getFulfilmentKind(product, service),
    price,
    packages,
    quantity,
    amount: price * quantity,
    addons: [],
  };
}

/** Prices an add-on of a product. Returns null if the product does not offer it. */
export function priceAddon(
  addon: AddonQuantity,
  productid: number,
  prices: Prices,
): PricedAddon | null {
  const offeredAddon = findOfferedAddon(addon, productid, prices);
  if (offeredAddon === null) return null;
  const { id: addonid, name } = offeredAddon;
  const { option, personalisation, quantity } = addon;
  const price = getAddonPrice(option, offeredAddon.amount);
  return { addonid, name, option, personalisation, price, quantity, amount: price * quantity };
}

/** Returns the add-on of the catalogue, or null if the product does not offer this option. */
function findOfferedAddon({ id, option }: AddonQuantity, productid: number, prices: Prices) {
  const addon = prices.addons.get(id);
  const product = prices.products.get(productid);
  if (!addon || !product || !isAddonOffered(addon, product)) return null;
  return option === 'personalised' && id !== PERSONALISED_ADDON_ID ? null : addon;
}

/** Returns whether a line or add-on can be ordered in this quantity. */
export const isOrderableQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_LINE_QUANTITY;

const noDelivery = { name: '', charge: 0 };

/**
 * Returns the most expensive delivery option of the lines' services, because an order has only one
 * delivery charge.
 */
export function findMostExpensiveDelivery(
  lines: readonly Pick<SubmittedLine, 'productid'>[],
  prices: Prices,
) {
  return lines
    .map(({ productid }) => prices.products.get(productid)?.delivery ?? noDelivery)
    .reduce((dearest, option) => (option.charge > dearest.charge ? option : dearest), noDelivery);
}
