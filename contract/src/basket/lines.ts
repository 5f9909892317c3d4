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
 * Chosen options as JSON text. Some backends send the list itself, or null instead of an empty
 * list.
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

/** At least 1. A stored quantity above the maximum is reduced to it. */
const quantityField: Field<number> = {
  read: v.pipe(integer, v.minValue(1, 'no quantity')),
  stored: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((stored) => Math.min(stored, MAX_LINE_QUANTITY)),
  ),
  send: (quantity) => quantity,
};

const ignoredValue = v.pipe(
  v.optional(v.unknown(), 0),
  v.transform(() => 0),
);

/** Computed from unit amount and quantity. Stored and received amounts are ignored. */
const lineAmountField: Field<Pence> = { ...penceField, read: ignoredValue, stored: ignoredValue };

/** Amounts are in pence, without add-ons. */
export const cartLineFields = {
  ...lineProductFields,
  productid: idField,
  /** Equals the `ustring` of the product's add-ons (rule 19). */
  packages: optionsField,
  cartquantity: quantityField,
  cartamount: lineAmountField,
};

/** Its product's line has the same `productid` and, as `packages`, the same text. */
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

/** The `id` from the backend may be that of a database row, so `productid` replaces it. */
export const savedCartLineSchema = v.pipe(
  v.looseObject({ productid: v.unknown() }),
  v.transform((row): unknown => ({ ...row, id: row.productid })),
  createWireSchema(cartLineFields),
  addCartAmount,
);

export const savedPackageLineSchema = v.pipe(createWireSchema(packageLineFields), addPackageAmount);
