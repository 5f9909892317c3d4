import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import type { RefusedLine } from 'contract/orders/refused-lines';
import { HttpError } from '../http/http-error.ts';

/** A refused product line or add-on, with its name, which is '' for an unknown id. */
export interface Refusal extends RefusedLine {
  name: string;
}

/**
 * A 409 error for a basket with lines that cannot be ordered. The response contains these lines, so
 * that pages can mark them.
 */
export class BasketRefusedError extends HttpError {
  override readonly extraFields: { lines: RefusedLine[] };

  constructor(refusals: readonly Refusal[]) {
    const isUnavailable = refusals.some(({ reason }) => reason === 'unavailable');
    const sentences = new Set(refusals.map(describeRefusal));
    super(409, isUnavailable ? 'unavailable' : 'bad_quantity', [...sentences].join(' '));
    this.extraFields = {
      lines: refusals.map(({ line, productid, addonid, reason }) => ({
        line,
        productid,
        addonid,
        reason,
      })),
    };
  }
}

/** Returns a sentence for people. */
export function describeRefusal({ name, addonid, reason }: Refusal): string {
  if (reason === 'quantity')
    return `The quantity of '${name}' must be from 1 to ${MAX_LINE_QUANTITY}.`;
  const isProduct = addonid === null;
  if (name === '')
    return `${isProduct ? 'A product' : 'An add-on'} in your basket is no longer available.`;
  return `${isProduct ? '' : 'The add-on '}'${name}' is no longer available.`;
}
