import { isAddonOfLine } from 'shared/basket';
import {
  getAddonKey,
  getCartKey,
  type BasketLines,
  type Quantities,
  getQuantities,
} from './quantities';

/**
 * Merges this page's basket with the account's basket (rules 24 and 55). `baseQuantities` are the
 * quantities when both baskets were last equal. If one basket has changed a line, that change wins,
 * so that removed lines stay removed. If both have changed a line, the larger quantity wins.
 */
export function mergeBaskets(
  baseQuantities: Quantities,
  localLines: BasketLines,
  accountLines: BasketLines,
): BasketLines {
  const [localQuantities, accountQuantities] = [
    getQuantities(localLines),
    getQuantities(accountLines),
  ];
  const mergeQuantity = (key: string): number => {
    const [baseQuantity, localQuantity, accountQuantity] = [
      baseQuantities[key] ?? 0,
      localQuantities[key] ?? 0,
      accountQuantities[key] ?? 0,
    ];
    if (localQuantity === baseQuantity) return accountQuantity;
    return accountQuantity === baseQuantity
      ? localQuantity
      : Math.max(localQuantity, accountQuantity);
  };
  const cart = mergeLines(
    localLines.cart,
    accountLines.cart,
    getCartKey,
    mergeQuantity,
    ({ price }) => price,
  );
  const mergeAddons = (sliceName: 'packages' | 'personalised') =>
    mergeLines(
      localLines[sliceName],
      accountLines[sliceName],
      getAddonKey,
      mergeQuantity,
      ({ amount }) => amount,
    ).filter((addon) => cart.some((line) => isAddonOfLine(addon, line)));
  return { cart, packages: mergeAddons('packages'), personalised: mergeAddons('personalised') };
}

function mergeLines<Line extends { cartquantity: number; cartamount: number }>(
  localLines: Line[],
  accountLines: Line[],
  getKey: (line: Line) => string,
  getQuantity: (key: string) => number,
  getUnitAmount: (line: Line) => number,
): Line[] {
  const localKeys = new Set(localLines.map(getKey));
  const lines = [...localLines, ...accountLines.filter((line) => !localKeys.has(getKey(line)))];
  return lines.flatMap((line) => {
    const cartquantity = getQuantity(getKey(line));
    if (cartquantity <= 0) return [];
    return [{ ...line, cartquantity, cartamount: getUnitAmount(line) * cartquantity }];
  });
}
