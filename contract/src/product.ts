import {
  type Described,
  type Field,
  flagField,
  idField,
  penceField,
  readerOf,
  refField,
  textField,
} from './fields.ts';
import * as v from 'valibot';

/** JSON text with keys such as picture0, some backends answer the JSON itself; see `productImages`. */
const imageField: Field<string> = {
  ...textField,
  read: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((raw) => (typeof raw === 'string' ? raw : JSON.stringify(raw))),
  ),
};

/**
 * A product's fields of specification §3: those that basket lines have, in storage and on the wire.
 * `price` in pence, `description` shown as size.
 */
export const lineProductFields = {
  id: idField,
  name: textField,
  slug: textField,
  price: penceField,
  description: textField,
  serviceid: refField,
  gender: textField,
  status: flagField,
  image: imageField,
  meta_title: textField,
  meta_keywords: textField,
  meta_description: textField,
};

/** A product, dress or kit. What products gain stands here, and stays out of lines. */
export const productFields = { ...lineProductFields };

export const productSchema = readerOf(productFields);

export type Product = Described<typeof productFields>;

/**
 * The image file names of a product, in the order of their keys. Text that does not parse is
 * logged and gives an empty image set (specification §8).
 */
export function productImages(product: Pick<Product, 'image' | 'name'>): string[] {
  if (!product.image) return [];
  try {
    const parsed: unknown = JSON.parse(product.image);
    if (!parsed || typeof parsed !== 'object') return [];
    return Object.values(parsed).filter(
      (file): file is string => typeof file === 'string' && file !== '',
    );
  } catch (cause) {
    console.warn(`The images of '${product.name}' could not be read.`, cause);
    return [];
  }
}
