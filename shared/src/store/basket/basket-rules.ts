import type { UnknownAction } from '@reduxjs/toolkit';
import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { createPackagesText } from 'contract/basket/options-text';
import { lineIncreased, type LineKey, productAdded } from './basket-events';
import {
  type CartLine,
  isAddonOfLine,
  isSameLine,
  type PackageLine,
  type PersonalisedLine,
} from './lines';

/**
 * Returns whether an action would raise the quantity of a product line above the maximum. The store
 * ignores such an action, so that the add-ons' quantities do not rise either (rule 20).
 */
export function isAboveMaxQuantity(cart: CartLine[], action: UnknownAction): boolean {
  const raisedLine = getRaisedLine(action);
  return (
    raisedLine !== null &&
    cart.some((line) => isSameLine(line, raisedLine) && line.cartquantity >= MAX_LINE_QUANTITY)
  );
}

function getRaisedLine(action: UnknownAction): LineKey | null {
  if (lineIncreased.match(action)) return action.payload;
  if (!productAdded.match(action)) return null;
  const { product, choices } = action.payload;
  return { productid: product.id, packages: createPackagesText(choices) };
}

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * Removes add-ons whose product line is missing, because a shopper must not pay for an add-on
 * alone.
 */
export function removeOrphanedAddons<State extends Basket>(state: State): State {
  const { cart, packages, personalised } = state;
  const hasProduct = (addon: PackageLine) => cart.some((line) => isAddonOfLine(addon, line));
  if ([...packages, ...personalised].every(hasProduct)) return state;
  return {
    ...state,
    packages: packages.filter(hasProduct),
    personalised: personalised.filter(hasProduct),
  };
}
