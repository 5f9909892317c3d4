import { conflict } from '../http/http-error.ts';
import { type AddonOption, chosenOptions, optionOf } from './chosen-options.ts';
import type { SentAddon, SentBasket } from './sent-basket.ts';

/** Quantity of an add-on in a basket line. */
export interface AddonQuantity {
  /** Index of the line in the basket. */
  line: number;
  id: number;
  option: AddonOption;
  quantity: number;
  /** Text of a personalised add-on (rule 48), or ''. */
  personalisation: string;
}

/**
 * Returns the add-ons of a basket, from its package and personalised lines. Without these it reads
 * the packages texts of the product lines. A product line has each add-on once, because its options
 * exclude each other (rule 18). Throws 409 for a duplicate or for an add-on without its product.
 */
export function addonQuantities(basket: SentBasket): AddonQuantity[] {
  const { products, packages, personalised } = basket;
  const chosen = products.map((line) => chosenOptions(line.packages));
  const chosenKeys = new Set(
    chosen.flatMap((options, line) => options.map(({ id, option }) => `${line} ${id} ${option}`)),
  );
  const names = (line: number, id: number, option: AddonOption) =>
    chosenKeys.has(`${line} ${id} ${option}`);
  const saidBy = (line: number, id: number) =>
    chosen[line]?.find((option) => option.id === id)?.personalisation ?? '';
  const found = new Map<string, AddonQuantity>();
  const has = (line: number, id: number) => found.has(`${line} ${id}`);

  function add(addon: AddonQuantity): void {
    if (has(addon.line, addon.id)) throw twice();
    found.set(`${addon.line} ${addon.id}`, addon);
  }

  /**
   * Finds the product line of an add-on line, by product and packages text. Personalised lines have
   * no such text. The method prefers lines that name the add-on with this option. Among these it
   * prefers the same personalisation, and then the same quantity.
   */
  function lineOf(
    { id, productid, ustring, cartquantity, personalisation = '' }: SentAddon,
    option: AddonOption,
  ): number {
    const same = [...products.keys()].filter((at) => products[at]?.productid === productid);
    if (same.length === 0) throw conflict('An add-on in your basket belongs to no product in it.');
    const withText = same.filter((at) => products[at]?.packages === ustring);
    const left = (withText.length > 0 ? withText : same).filter((at) => !has(at, id));
    const named = left.filter((at) => names(at, id, option));
    const saying = named.filter((at) => saidBy(at, id) === personalisation);
    const naming = saying.length > 0 ? saying : named;
    const alike = naming.find((at) => products[at]?.cartquantity === cartquantity);
    const line = alike ?? naming[0] ?? left[0];
    if (line === undefined) throw twice();
    return line;
  }

  if (packages === undefined && personalised === undefined) {
    products.forEach(({ cartquantity: quantity }, line) =>
      chosen[line]?.forEach((choice) => add({ ...choice, line, quantity })),
    );
  }
  for (const addon of packages ?? []) {
    const line = lineOf(addon, 'standard');
    const { id, cartquantity: quantity } = addon;
    const option = names(line, id, 'personalised') ? 'personalised' : optionOf(addon);
    const personalisation = saidBy(line, id);
    add({ line, id, option, quantity, personalisation });
  }
  for (const addon of personalised ?? []) {
    const line = lineOf(addon, 'personalised');
    const { id, cartquantity: quantity, personalisation = saidBy(line, id) } = addon;
    add({ line, id, option: 'personalised', quantity, personalisation });
  }
  return [...found.values()];
}

function twice() {
  return conflict('An add-on in your basket is chosen twice for one product.', 'addon_twice');
}
