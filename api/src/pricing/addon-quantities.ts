import { conflict } from '../http/http-error.ts';
import { type AddonOption, parseChosenOptions, getAddonOption } from './parse-chosen-options.ts';
import type { SubmittedAddon, SubmittedBasket } from './submitted-basket.ts';

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
export function listAddonQuantities(basket: SubmittedBasket): AddonQuantity[] {
  const { products, packages, personalised } = basket;
  const optionsByLine = products.map((line) => parseChosenOptions(line.packages));
  const chosenKeys = new Set(
    optionsByLine.flatMap((options, line) =>
      options.map(({ id, option }) => `${line} ${id} ${option}`),
    ),
  );
  const hasChosenOption = (line: number, id: number, option: AddonOption) =>
    chosenKeys.has(`${line} ${id} ${option}`);
  const findPersonalisation = (line: number, id: number) =>
    optionsByLine[line]?.find((option) => option.id === id)?.personalisation ?? '';
  const addonsByKey = new Map<string, AddonQuantity>();
  const hasAddon = (line: number, id: number) => addonsByKey.has(`${line} ${id}`);

  function add(addon: AddonQuantity): void {
    if (hasAddon(addon.line, addon.id)) throw createDuplicateError();
    addonsByKey.set(`${addon.line} ${addon.id}`, addon);
  }

  /**
   * Finds the product line of an add-on line, by product and packages text. Personalised lines have
   * no such text. The method prefers lines that name the add-on with this option. Among these it
   * prefers the same personalisation, and then the same quantity.
   */
  function findLine(
    { id, productid, ustring, cartquantity, personalisation = '' }: SubmittedAddon,
    option: AddonOption,
  ): number {
    const productLines = [...products.keys()].filter(
      (index) => products[index]?.productid === productid,
    );
    if (productLines.length === 0)
      throw conflict('An add-on in your basket belongs to no product in it.');
    const textLines = productLines.filter((index) => products[index]?.packages === ustring);
    const freeLines = (textLines.length > 0 ? textLines : productLines).filter(
      (index) => !hasAddon(index, id),
    );
    const optionLines = freeLines.filter((index) => hasChosenOption(index, id, option));
    const personalisedLines = optionLines.filter(
      (index) => findPersonalisation(index, id) === personalisation,
    );
    const candidateLines = personalisedLines.length > 0 ? personalisedLines : optionLines;
    const quantityLine = candidateLines.find(
      (index) => products[index]?.cartquantity === cartquantity,
    );
    const line = quantityLine ?? candidateLines[0] ?? freeLines[0];
    if (line === undefined) throw createDuplicateError();
    return line;
  }

  if (packages === undefined && personalised === undefined) {
    products.forEach(({ cartquantity: quantity }, line) =>
      optionsByLine[line]?.forEach((choice) => add({ ...choice, line, quantity })),
    );
  }
  for (const addon of packages ?? []) {
    const line = findLine(addon, 'standard');
    const { id, cartquantity: quantity } = addon;
    const option = hasChosenOption(line, id, 'personalised')
      ? 'personalised'
      : getAddonOption(addon);
    const personalisation = findPersonalisation(line, id);
    add({ line, id, option, quantity, personalisation });
  }
  for (const addon of personalised ?? []) {
    const line = findLine(addon, 'personalised');
    const { id, cartquantity: quantity, personalisation = findPersonalisation(line, id) } = addon;
    add({ line, id, option: 'personalised', quantity, personalisation });
  }
  return [...addonsByKey.values()];
}

function createDuplicateError() {
  return conflict('An add-on in your basket is chosen twice for one product.', 'addon_twice');
}
