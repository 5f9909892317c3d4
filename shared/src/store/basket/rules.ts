import { only } from 'contract/values/fields';
import { MOST_OF_ONE } from 'contract/basket/most-of-one';
import { packagesText } from 'contract/basket/options-text';
import { type Product, lineProductFields } from 'contract/catalog/product';
import { type CartLine, type Choice, type PackageLine, choiceAmount, sameLine } from './lines';

/** The cart rules (specification, section 4) as pure functions over lines. Amounts are in pence. */

interface Countable {
  cartquantity: number;
  cartamount: number;
}

/**
 * Changes the quantity and the amount of every matching line. Removes lines at 0 or below. Limits
 * quantities to the maximum quantity of a line.
 */
export function changeQuantity<Line extends Countable>(
  lines: Line[],
  matches: (line: Line) => boolean,
  by: number,
  unit: (line: Line) => number,
): Line[] {
  return lines.flatMap((line) => {
    if (!matches(line)) return [line];
    const cartquantity = Math.min(line.cartquantity + by, MOST_OF_ONE);
    return cartquantity > 0
      ? [{ ...line, cartquantity, cartamount: unit(line) * cartquantity }]
      : [];
  });
}

export const unitPrice = (line: CartLine) => line.price;
export const unitAmount = (line: PackageLine) => line.amount;

/**
 * Adds one item of a product. If the basket has a line with the same product and packages, raises
 * its quantity and sets the current price.
 */
export function addProduct(lines: CartLine[], product: Product, choices: Choice[]): CartLine[] {
  const added = newCartLine(product, choices);
  const same = (line: CartLine) => sameLine(line, added);
  if (!lines.some(same)) return [...lines, added];
  const present = lines.map((line) => (same(line) ? { ...line, price: added.price } : line));
  return changeQuantity(present, same, 1, unitPrice);
}

/**
 * Copies only the product fields of the specification (section 3), so that stored lines contain no
 * newer product fields.
 */
const newCartLine = (product: Product, choices: Choice[]): CartLine => ({
  ...only(lineProductFields, product),
  productid: product.id,
  packages: packagesText(choices),
  cartquantity: 1,
  cartamount: product.price,
});

/**
 * Adds one item of each choice with this option. The packages text links the add-on line to the
 * product's line.
 */
export function addChoices(
  lines: PackageLine[],
  product: Product,
  choices: Choice[],
  option: Choice['option'],
): PackageLine[] {
  const ustring = packagesText(choices);
  return choices
    .filter((choice) => choice.option === option)
    .reduce((result, choice) => {
      const same = (line: PackageLine) =>
        line.id === choice.addon.id && line.productid === product.id && line.ustring === ustring;
      if (!result.some(same)) return [...result, newAddonLine(choice, product, ustring)];
      const amount = choiceAmount(choice);
      const present = result.map((line) => (same(line) ? { ...line, amount } : line));
      return changeQuantity(present, same, 1, unitAmount);
    }, lines);
}

/**
 * Merges saved lines into this basket. A line in both gets the larger quantity and this basket's
 * price. So a repeated merge changes nothing (rule 24).
 */
export function mergeLines<Line extends Countable>(
  here: Line[],
  saved: Line[],
  same: (a: Line, b: Line) => boolean,
  unit: (line: Line) => number,
): Line[] {
  return saved.reduce((lines, other) => {
    const twin = lines.find((line) => same(line, other));
    const from = twin ?? { ...other, cartquantity: 0 };
    const by = Math.max(other.cartquantity - from.cartquantity, 0);
    return changeQuantity(twin ? lines : [...lines, from], (line) => same(line, other), by, unit);
  }, here);
}

/** Merges equal lines into one line with the sum of their quantities. */
export function joinTwins<Line extends Countable>(
  lines: Line[],
  same: (a: Line, b: Line) => boolean,
  unit: (line: Line) => number,
): Line[] {
  return lines.reduce<Line[]>((joined, line) => {
    const isTwin = (other: Line) => same(line, other);
    if (!joined.some(isTwin)) return [...joined, line];
    return changeQuantity(joined, isTwin, line.cartquantity, unit);
  }, []);
}

const newAddonLine = (choice: Choice, product: Product, ustring: string): PackageLine => ({
  id: choice.addon.id,
  productid: product.id,
  ustring,
  name: choice.addon.name,
  amount: choiceAmount(choice),
  cartquantity: 1,
  cartamount: choiceAmount(choice),
});
