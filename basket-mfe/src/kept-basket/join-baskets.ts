import { belongsTo } from 'shared/core';
import { addonKey, cartKey, type Lines, type Quantities, quantitiesOf } from './quantities';

/**
 * Merges this page's basket with the account's. `baseQuantities` are the quantities when both were
 * last equal. If only one side has changed a line, that side's quantity counts, so that removed
 * lines stay removed. If both have changed it, or the line is unknown, the larger quantity counts
 * (rules 24 and 55). Keeps the order of this page's lines.
 */
export function joinBaskets(before: Quantities, here: Lines, there: Lines): Lines {
  const [local, remote] = [quantitiesOf(here), quantitiesOf(there)];
  const quantityOf = (key: string): number => {
    const [was, mine, theirs] = [before[key] ?? 0, local[key] ?? 0, remote[key] ?? 0];
    if (mine === was) return theirs;
    return theirs === was ? mine : Math.max(mine, theirs);
  };
  const cart = joined(here.cart, there.cart, cartKey, quantityOf, ({ price }) => price);
  const addons = (of: 'packages' | 'personalised') =>
    joined(here[of], there[of], addonKey, quantityOf, ({ amount }) => amount).filter((addon) =>
      cart.some((line) => belongsTo(addon, line)),
    );
  return { cart, packages: addons('packages'), personalised: addons('personalised') };
}

function joined<Line extends { cartquantity: number; cartamount: number }>(
  here: Line[],
  there: Line[],
  keyOf: (line: Line) => string,
  quantityOf: (key: string) => number,
  unit: (line: Line) => number,
): Line[] {
  const known = new Set(here.map(keyOf));
  const lines = [...here, ...there.filter((line) => !known.has(keyOf(line)))];
  return lines.flatMap((line) => {
    const cartquantity = quantityOf(keyOf(line));
    if (cartquantity <= 0) return [];
    return [{ ...line, cartquantity, cartamount: unit(line) * cartquantity }];
  });
}
