import type { UnknownAction } from '@reduxjs/toolkit';
import { MOST_OF_ONE } from 'contract/basket/most-of-one';
import { packagesText } from 'contract/basket/options-text';
import { type LineKey, lineIncreased, productAdded } from './basket-events';
import { type CartLine, sameLine } from './lines';

/**
 * Returns whether an event would raise a product line above the maximum quantity. The store then ignores the event, so
 * that its add-ons are not raised either (rule 20).
 */
export function isBeyondMost(cart: CartLine[], action: UnknownAction): boolean {
  const raised = raisedLine(action);
  return (
    raised !== null &&
    cart.some((line) => sameLine(line, raised) && line.cartquantity >= MOST_OF_ONE)
  );
}

function raisedLine(action: UnknownAction): LineKey | null {
  if (lineIncreased.match(action)) return action.payload;
  if (!productAdded.match(action)) return null;
  const { product, choices } = action.payload;
  return { productid: product.id, packages: packagesText(choices) };
}
