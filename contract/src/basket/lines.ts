import * as v from 'valibot';
import type { Pence } from '../values/pence.ts';
import {
  type FieldsObject,
  type Field,
  idField,
  penceField,
  createWireSchema,
  createStorageSchema,
  textField,
} from '../values/fields.ts';
import { lineProductFields } from '../catalog/product.ts';
import { integer } from '../values/readers.ts';
import { MAX_LINE_QUANTITY } from './max-line-quantity.ts';
import { normalizeOptionsText } from './options-text.ts';

/**
 * Chosen options as JSON text. Some backends send a list instead of the text, or null instead of an
 * empty list.
 */
const optionsField: Field<string> = {
  ...textField,
  read: v.pipe(
    v.nullish(v.union([v.string(), v.array(v.unknown())]), ''),
    v.transform((raw) =>
      normalizeOptionsText((typeof raw === 'string' ? raw : JSON.stringify(raw)) || '[]'),
    ),
  ),
  stored: v.string(),
};

/** Quantity of a line, at least 1. A stored quantity above the maximum becomes the maximum. */
const quantityField: Field<number> = {
  read: v.pipe(integer, v.minValue(1, 'no quantity')),
  stored: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((quantity) => Math.min(quantity, MAX_LINE_QUANTITY)),
  ),
  send: (quantity) => quantity,
};

const ignoredValue = v.pipe(
  v.optional(v.unknown(), 0),
  v.transform(() => 0),
);

/**
 * Amount of a line. Computed from unit amount and quantity, so stored and received amounts are
 * ignored.
 */
const lineAmountField: Field<Pence> = { ...penceField, read: ignoredValue, stored: ignoredValue };

/** Fields of a cart line. Amounts are in pence and do not include add-ons. */
export const cartLineFields = {
  ...lineProductFields,
  productid: idField,
  /**
   * Text of the chosen options. The add-ons of the line have an equal `ustring` (rule 19 in
   * docs/product.md).
   */
  packages: optionsField,
  cartquantity: quantityField,
  cartamount: lineAmountField,
};

/**
 * Fields of an add-on's line. The line of its product has the same `productid`, and its `packages`
 * text equals this `ustring`.
 */
export const packageLineFields = {
  id: idField,
  productid: idField,
  ustring: optionsField,
  name: textField,
  amount: penceField,
  cartquantity: quantityField,
  cartamount: lineAmountField,
};

export type CartLine = FieldsObject<typeof cartLineFields>;
export type PackageLine = FieldsObject<typeof packageLineFields>;

const addCartAmount = v.transform((line: CartLine) => ({
  ...line,
  cartamount: line.price * line.cartquantity,
}));
const addPackageAmount = v.transform((line: PackageLine) => ({
  ...line,
  cartamount: line.amount * line.cartquantity,
}));

export const storedCartLineSchema = v.pipe(createStorageSchema(cartLineFields), addCartAmount);
export const storedPackageLineSchema = v.pipe(
  createStorageSchema(packageLineFields),
  addPackageAmount,
);

/**
 * Replaces the received `id` by `productid`, because some backends send the id of a database row.
 */
export const savedCartLineSchema = v.pipe(
  v.looseObject({ productid: v.unknown() }),
  v.transform((row): unknown => ({ ...row, id: row.productid })),
  createWireSchema(cartLineFields),
  addCartAmount,
);

export const savedPackageLineSchema = v.pipe(createWireSchema(packageLineFields), addPackageAmount);
