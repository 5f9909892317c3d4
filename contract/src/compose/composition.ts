import * as v from 'valibot';
import { MAX_PERSONALISATION_LENGTH } from '../basket/personalisation.ts';
import { id, integer, reason, requiredText, typedText } from '../calls/wire.ts';
import { addonOptions } from '../catalog/addon-price.ts';

/**
 * An order or a quote as staff compose it. Only the backend prices it. Amounts are in pence. A value
 * that the backend can explain at its line, such as a quantity of 0, is no error of the request.
 */

/** Largest number of lines of a composition. An order of a shopper has the same limit. */
const MAX_COMPOSED_LINES = 200;

/** Largest number of add-ons of one line. */
const MAX_COMPOSED_ADDONS = 100;

/** Longest text of a free line, in characters. */
const MAX_FREE_TEXT_LENGTH = 200;

/** Largest amount that staff can type, in pence. An order cannot cost more. */
export const MAX_COMPOSED_PENCE = 99_999_999;

/** Rates of the value-added tax that staff can choose for a free line, in per cent. */
export const freeLineVatRates = [0, 5, 20] as const;

const penceOf = (title: string, minimum: number) =>
  v.pipe(integer, v.metadata({ title, minimum, maximum: MAX_COMPOSED_PENCE }));

/** Not only quantities that can be ordered, because a line with another one is explained and left out. */
const quantity = v.pipe(integer, v.metadata({ title: 'Quantity', minimum: 0, maximum: 1_000_000 }));

const composedAddon = v.object({
  addonid: id,
  option: v.picklist(addonOptions),
  personalisation: v.optional(
    typedText('personalisation', 'Personalisation', MAX_PERSONALISATION_LENGTH),
  ),
  quantity,
});

export type ComposedAddon = v.InferOutput<typeof composedAddon>;

/**
 * Id of the line of the changed order, or of the quote's newest sent version, whose unit prices this
 * line keeps. Absent for a new line.
 */
const lineid = v.optional(id);

const composedProductLine = v.object({
  type: v.literal('product'),
  lineid,
  productid: id,
  quantity,
  addons: v.pipe(v.array(composedAddon), v.metadata({ maxItems: MAX_COMPOSED_ADDONS })),
});

export type ComposedProductLine = v.InferOutput<typeof composedProductLine>;

/** A line without a product. It counts as work of its service. */
const composedFreeLine = v.object({
  type: v.literal('free'),
  lineid,
  serviceid: id,
  text: requiredText('line', 'Text', MAX_FREE_TEXT_LENGTH),
  /** Pence of one piece, including the tax. */
  price: penceOf('Price', 0),
  quantity,
  vatrate: v.picklist(freeLineVatRates),
});

export type ComposedFreeLine = v.InferOutput<typeof composedFreeLine>;

/** A union, because pages do not load Valibot's `variant`. */
const composedLine = v.pipe(
  v.union([composedProductLine, composedFreeLine]),
  v.metadata({ discriminator: { propertyName: 'type' } }),
);

export type ComposedLine = v.InferOutput<typeof composedLine>;

/** Pence or a percentage of the lines with their add-ons. The percentage counts if both are sent. */
const composedDiscount = v.object({
  amount: v.optional(penceOf('Discount', 1)),
  percent: v.optional(
    v.pipe(integer, v.metadata({ title: 'Discount in per cent', minimum: 1, maximum: 100 })),
  ),
  reason,
});

export const composition = v.object({
  lines: v.pipe(v.array(composedLine), v.metadata({ maxItems: MAX_COMPOSED_LINES })),
  discount: v.nullable(composedDiscount),
  /** Pence of the delivery. Null for the delivery charge of the shop. */
  delivery: v.nullable(penceOf('Delivery', 0)),
});

export type Composition = v.InferOutput<typeof composition>;
