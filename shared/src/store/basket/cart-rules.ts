import { pickFields } from 'contract/values/fields';
import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { createPackagesText } from 'contract/basket/options-text';
import { type Product, lineProductFields } from 'contract/catalog/product';
import {
  type CartLine,
  type AddonChoice,
  type PackageLine,
  choiceAmount,
  isSameLine,
} from './lines';

/** Amounts are in pence (specification, section 4). */

interface QuantityLine {
  cartquantity: number;
  cartamount: number;
}

/**
 * Adds `delta` to the quantity of the matching lines, at most up to `MAX_LINE_QUANTITY`. Removes a
 * line whose quantity becomes 0.
 */
export function changeQuantity<Line extends QuantityLine>(
  lines: Line[],
  isMatch: (line: Line) => boolean,
  delta: number,
  getUnitAmount: (line: Line) => number,
): Line[] {
  return lines.flatMap((line) => {
    if (!isMatch(line)) return [line];
    const cartquantity = Math.min(line.cartquantity + delta, MAX_LINE_QUANTITY);
    return cartquantity > 0
      ? [{ ...line, cartquantity, cartamount: getUnitAmount(line) * cartquantity }]
      : [];
  });
}

export const getUnitPrice = (line: CartLine) => line.price;
export const getAddonAmount = (line: PackageLine) => line.amount;

/**
 * If the cart has a line with the same product and options, adds 1 to the line's quantity and sets
 * its price to the product's current price. Otherwise adds a line.
 */
export function addProduct(
  lines: CartLine[],
  product: Product,
  choices: AddonChoice[],
): CartLine[] {
  const newLine = newCartLine(product, choices);
  const isNewLine = (line: CartLine) => isSameLine(line, newLine);
  if (!lines.some(isNewLine)) return [...lines, newLine];
  const repricedLines = lines.map((line) =>
    isNewLine(line) ? { ...line, price: newLine.price } : line,
  );
  return changeQuantity(repricedLines, isNewLine, 1, getUnitPrice);
}

/**
 * Copies only the product fields that local storage may contain (specification, section 3), because
 * a new field of products must not change stored lines.
 */
const newCartLine = (product: Product, choices: AddonChoice[]): CartLine => ({
  ...pickFields(lineProductFields, product),
  productid: product.id,
  packages: createPackagesText(choices),
  cartquantity: 1,
  cartamount: product.price,
});

/**
 * Adds the chosen add-ons that have this `option`. The field `ustring`, the text of all chosen
 * options, links an add-on to the line of its product.
 */
export function addChoices(
  lines: PackageLine[],
  product: Product,
  choices: AddonChoice[],
  option: AddonChoice['option'],
): PackageLine[] {
  const ustring = createPackagesText(choices);
  return choices
    .filter((choice) => choice.option === option)
    .reduce((result, choice) => {
      const isChosenLine = (line: PackageLine) =>
        line.id === choice.addon.id && line.productid === product.id && line.ustring === ustring;
      if (!result.some(isChosenLine)) return [...result, newAddonLine(choice, product, ustring)];
      const amount = choiceAmount(choice);
      const repricedLines = result.map((line) => (isChosenLine(line) ? { ...line, amount } : line));
      return changeQuantity(repricedLines, isChosenLine, 1, getAddonAmount);
    }, lines);
}

/**
 * Merges the lines of two baskets. A line that both baskets have gets the larger quantity, so that
 * a repeated merge changes nothing (rule 24).
 */
export function mergeLines<Line extends QuantityLine>(
  currentLines: Line[],
  savedLines: Line[],
  isSame: (a: Line, b: Line) => boolean,
  getUnitAmount: (line: Line) => number,
): Line[] {
  return savedLines.reduce((lines, savedLine) => {
    const currentLine = lines.find((line) => isSame(line, savedLine));
    const baseLine = currentLine ?? { ...savedLine, cartquantity: 0 };
    const delta = Math.max(savedLine.cartquantity - baseLine.cartquantity, 0);
    return changeQuantity(
      currentLine ? lines : [...lines, baseLine],
      (line) => isSame(line, savedLine),
      delta,
      getUnitAmount,
    );
  }, currentLines);
}

export function joinEqualLines<Line extends QuantityLine>(
  lines: Line[],
  isSame: (a: Line, b: Line) => boolean,
  getUnitAmount: (line: Line) => number,
): Line[] {
  return lines.reduce<Line[]>((joinedLines, line) => {
    const isEqualLine = (joinedLine: Line) => isSame(line, joinedLine);
    if (!joinedLines.some(isEqualLine)) return [...joinedLines, line];
    return changeQuantity(joinedLines, isEqualLine, line.cartquantity, getUnitAmount);
  }, []);
}

const newAddonLine = (choice: AddonChoice, product: Product, ustring: string): PackageLine => ({
  id: choice.addon.id,
  productid: product.id,
  ustring,
  name: choice.addon.name,
  amount: choiceAmount(choice),
  cartquantity: 1,
  cartamount: choiceAmount(choice),
});
