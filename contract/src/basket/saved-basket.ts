import * as v from 'valibot';
import { type WithTextIds, type CallInput, dataResponse, declareCall } from '../calls/call.ts';
import { amountInPounds, id, integer, MAX_ID, programText } from '../calls/wire.ts';
import { MAX_LINE_QUANTITY } from './max-line-quantity.ts';

/**
 * Calls of the basket that our own backend saves for an account, and its lines. Amounts are in
 * pounds. Pages read the responses with the smaller schemas in this folder.
 */

const cartquantity = v.pipe(integer, v.metadata({ minimum: 1, maximum: MAX_LINE_QUANTITY }));

/** Lists each field of the product, so that later fields of a product do not become part of lines. */
export const savedCartLine = v.object({
  id: integer,
  name: v.string(),
  slug: v.string(),
  price: amountInPounds,
  description: v.string(),
  serviceid: integer,
  gender: v.string(),
  status: v.pipe(integer, v.metadata({ minimum: 0, maximum: 1 })),
  image: v.string(),
  meta_title: v.string(),
  meta_keywords: v.string(),
  meta_description: v.string(),
  productid: integer,
  packages: v.string(),
  cartamount: amountInPounds,
  cartquantity,
});

export const savedPackageLine = v.object({
  id: integer,
  productid: integer,
  /** The `packages` text of the cart line to which the add-on belongs. */
  ustring: v.string(),
  name: v.string(),
  amount: amountInPounds,
  cartquantity,
  cartamount: amountInPounds,
});

/** A line of a request. Amounts within `packages` are ignored, because the backend knows the prices. */
export const submittedLine = v.object({
  productid: id,
  /** JSON text of the chosen add-ons. */
  packages: v.optional(programText(10_000), ''),
  cartquantity: integer,
});

/** A line to save. Without `packagelines`, each add-on has the line's quantity. */
export const lineToSave = v.object({
  ...submittedLine.entries,
  packagelines: v.optional(
    v.pipe(v.array(v.object({ id, cartquantity: integer })), v.metadata({ maxItems: 100 })),
  ),
});

const version = v.pipe(integer, v.metadata({ minimum: 0, maximum: MAX_ID - 1 }));

const response = dataResponse(
  v.object({ version, cart: v.array(savedCartLine), packages: v.array(savedPackageLine) }),
);

export const getBasket = declareCall({
  method: 'GET',
  path: 'account/basket',
  access: 'session',
  summary: 'The complete saved basket and its version',
  response,
});

export const writeBasket = declareCall({
  method: 'POST',
  path: 'account/basket',
  access: 'session',
  summary: 'Replaces the complete saved basket if the version is current',
  body: v.object({
    /** Version that the page has read. The write is refused if the basket has another version now. */
    version,
    lines: v.pipe(v.array(lineToSave), v.metadata({ maxItems: 200 })),
  }),
  response,
});

export type BasketRequest = WithTextIds<CallInput<typeof writeBasket>>;
