import type { AddonOption } from 'contract/catalog/addon-price';
import { conflict } from '../http/http-error.ts';
import { type ChosenOption, getAddonOption, parseChosenOptions } from './parse-chosen-options.ts';
import type { SubmittedAddon, SubmittedBasket, SubmittedLine } from './submitted-basket.ts';

/** Quantity of an add-on in a basket line. */
export interface AddonQuantity {
  /** Index of the line in the basket. */
  line: number;
  id: number;
  option: AddonOption;
  quantity: number;
  /** Text of a personalised add-on, or ''. */
  personalisation: string;
}

/**
 * Returns the add-ons of a basket, from its package and personalised lines. If the basket has no
 * such lines, reads the `packages` texts of its product lines instead. A product line has each
 * add-on once, as standard or personalised. Throws 409 for a duplicate or for an add-on without its
 * product.
 */
export function listAddonQuantities(basket: SubmittedBasket): AddonQuantity[] {
  const { products, packages, personalised } = basket;
  const addons = new AddonList(products);
  if (packages === undefined && personalised === undefined) addons.addChosenOptions();
  for (const addon of packages ?? []) addons.addPackage(addon);
  for (const addon of personalised ?? []) addons.addPersonalised(addon);
  return addons.toArray();
}

/** Collects the add-ons of the product lines of a basket, each add-on once per line. */
class AddonList {
  private readonly products: readonly SubmittedLine[];
  private readonly optionsByLine: readonly ChosenOption[][];
  private readonly chosenKeys: ReadonlySet<string>;
  private readonly addonsByKey = new Map<string, AddonQuantity>();

  constructor(products: readonly SubmittedLine[]) {
    this.products = products;
    this.optionsByLine = products.map((line) => parseChosenOptions(line.packages));
    this.chosenKeys = new Set(
      this.optionsByLine.flatMap((options, line) =>
        options.map(({ id, option }) => `${line} ${id} ${option}`),
      ),
    );
  }

  toArray(): AddonQuantity[] {
    return [...this.addonsByKey.values()];
  }

  /** Adds the add-ons of the `packages` texts, each with the quantity of its product line. */
  addChosenOptions(): void {
    this.products.forEach(({ cartquantity: quantity }, line) =>
      this.optionsByLine[line]?.forEach((choice) => this.add({ ...choice, line, quantity })),
    );
  }

  /**
   * Adds the add-on of a package line. The add-on counts as personalised if the `packages` text of
   * its product line has it with the option 'personalised'.
   */
  addPackage(addon: SubmittedAddon): void {
    const line = this.findLine(addon, 'standard');
    const { id, cartquantity: quantity } = addon;
    const option = this.hasChosenOption(line, id, 'personalised')
      ? 'personalised'
      : getAddonOption(addon);
    const personalisation = this.findPersonalisation(line, id);
    this.add({ line, id, option, quantity, personalisation });
  }

  addPersonalised(addon: SubmittedAddon): void {
    const line = this.findLine(addon, 'personalised');
    const { id, cartquantity: quantity } = addon;
    const personalisation = addon.personalisation ?? this.findPersonalisation(line, id);
    this.add({ line, id, option: 'personalised', quantity, personalisation });
  }

  private add(addon: AddonQuantity): void {
    if (this.hasAddon(addon.line, addon.id)) throw createDuplicateError();
    this.addonsByKey.set(`${addon.line} ${addon.id}`, addon);
  }

  private hasAddon(line: number, id: number): boolean {
    return this.addonsByKey.has(`${line} ${id}`);
  }

  private hasChosenOption(line: number, id: number, option: AddonOption): boolean {
    return this.chosenKeys.has(`${line} ${id} ${option}`);
  }

  private findPersonalisation(line: number, id: number): string {
    return this.optionsByLine[line]?.find((choice) => choice.id === id)?.personalisation ?? '';
  }

  /**
   * Finds the product line of an add-on line, by product and `packages` text. Personalised lines
   * have no `packages` text. Prefers product lines that contain the add-on with this option. Among
   * these, prefers the same personalisation, and then the same quantity.
   */
  private findLine(
    { id, productid, ustring, cartquantity, personalisation = '' }: SubmittedAddon,
    option: AddonOption,
  ): number {
    const productLines = [...this.products.keys()].filter(
      (index) => this.products[index]?.productid === productid,
    );
    if (productLines.length === 0)
      throw conflict('An add-on in your basket belongs to no product in it.');
    const textLines = productLines.filter((index) => this.products[index]?.packages === ustring);
    const freeLines = (textLines.length > 0 ? textLines : productLines).filter(
      (index) => !this.hasAddon(index, id),
    );
    const optionLines = freeLines.filter((index) => this.hasChosenOption(index, id, option));
    const personalisedLines = optionLines.filter(
      (index) => this.findPersonalisation(index, id) === personalisation,
    );
    const candidateLines = personalisedLines.length > 0 ? personalisedLines : optionLines;
    const quantityLine = candidateLines.find(
      (index) => this.products[index]?.cartquantity === cartquantity,
    );
    const line = quantityLine ?? candidateLines[0] ?? freeLines[0];
    if (line === undefined) throw createDuplicateError();
    return line;
  }
}

function createDuplicateError() {
  return conflict('An add-on in your basket is chosen twice for one product.', 'addon_twice');
}
