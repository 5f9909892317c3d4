import {
  type FieldsObject,
  type Field,
  flagField,
  idField,
  penceField,
  createWireSchema,
  refField,
  textField,
} from '../values/fields.ts';
import * as v from 'valibot';

/**
 * JSON text with keys such as picture0. Some backends return the JSON value itself. See
 * `listProductImages`.
 */
const imageField: Field<string> = {
  ...textField,
  read: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((raw) => (typeof raw === 'string' ? raw : JSON.stringify(raw))),
  ),
};

/**
 * The product fields of the specification (section 3). Basket lines have them in storage and on the
 * wire. `price` is in pence. `description` is shown as size.
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

/**
 * A product: dress or kit. Add new optional product fields here. They do not enter basket lines.
 */
export const productFields = { ...lineProductFields };

export const productSchema = createWireSchema(productFields);

export type Product = FieldsObject<typeof productFields>;

/**
 * Returns the image file names of a product, in the order of their keys. Logs unparsable text and
 * returns no images for it (specification, section 8).
 */
export function listProductImages(product: Pick<Product, 'image' | 'name'>): string[] {
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
