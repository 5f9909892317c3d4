import { type CartLine, type PackageLine, optionsOf } from 'shared/store';
import { productSchema } from 'shared/wire/product';
import { id, pence, text, whole } from 'shared/wire/readers';
import * as v from 'valibot';

/** The options' text as the basket keeps it: some backends answer the list itself, or nothing for none. */
const optionsText = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.unknown())]), ''),
  v.transform((raw) => optionsOf((typeof raw === 'string' ? raw : JSON.stringify(raw)) || '[]')),
);

const quantity = v.pipe(whole, v.minValue(1, 'no quantity'));

/** A saved cart line. Its own `id` may be that of the row, so the product's id is `productid`. */
export const savedLineSchema = v.pipe(
  v.object({
    ...v.omit(productSchema, ['id']).entries,
    productid: id,
    packages: optionsText,
    cartquantity: quantity,
  }),
  v.transform((line): CartLine => ({
    ...line,
    id: line.productid,
    cartamount: line.price * line.cartquantity,
  })),
);

/** A saved package or personalised line. */
export const savedPackageSchema = v.pipe(
  v.object({
    id,
    productid: id,
    ustring: optionsText,
    name: text,
    amount: pence,
    cartquantity: quantity,
  }),
  v.transform((line): PackageLine => ({ ...line, cartamount: line.amount * line.cartquantity })),
);
