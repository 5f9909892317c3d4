import { conflict } from '../http/http-error.ts';
import { type AddonOption, chosenOptions, optionOf } from './chosen-options.ts';
import type { SentAddon, SentBasket, SentLine } from './sent-basket.ts';

/** How many of an add-on a basket holds, and for which of its lines. */
export interface AddonQuantity {
  /** Position of the line in the basket. */
  line: number;
  id: number;
  option: AddonOption;
  quantity: number;
}

/** The add-ons of a basket: its package and personalised lines, else what its lines' texts name. */
export function addonQuantities(basket: SentBasket): AddonQuantity[] {
  const chosen = basket.products.map(({ packages }) => chosenOptions(packages));
  if (basket.packages === undefined && basket.personalised === undefined) {
    return basket.products.flatMap(({ cartquantity: quantity }, line) =>
      (chosen[line] ?? []).map((choice) => ({ ...choice, line, quantity })),
    );
  }
  const names = (line: number, id: number, option: AddonOption) =>
    chosen[line]?.some((choice) => choice.id === id && choice.option === option) ?? false;

  const standard = (basket.packages ?? []).map((addon) => {
    const line = lineOf(basket.products, addon, () => true);
    const option = names(line, addon.id, 'personalised') ? 'personalised' : optionOf(addon);
    return { line, id: addon.id, option, quantity: addon.cartquantity };
  });
  const personalised = (basket.personalised ?? []).map((addon) => {
    const line = lineOf(basket.products, addon, (at) => names(at, addon.id, 'personalised'));
    return { line, id: addon.id, option: 'personalised' as const, quantity: addon.cartquantity };
  });
  return [...standard, ...personalised];
}

/** The line with the add-on's product and text; without such a text the fitting one, else the first. */
function lineOf(
  lines: readonly SentLine[],
  { productid, ustring }: SentAddon,
  fits: (line: number) => boolean,
): number {
  const same = [...lines.keys()].filter((at) => lines[at]?.productid === productid);
  const found = same.find((at) => lines[at]?.packages === ustring) ?? same.find(fits) ?? same[0];
  if (found === undefined) throw conflict('An add-on in your basket belongs to no product in it.');
  return found;
}
