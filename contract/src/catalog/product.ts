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
import { integer, text } from '../values/readers.ts';

/** JSON text with keys such as picture0. Some backends send an object instead of the text. */
const imageField: Field<string> = {
  ...textField,
  read: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((raw) => (typeof raw === 'string' ? raw : JSON.stringify(raw))),
  ),
};

/**
 * Fields of a product in a basket line. `price` is in pence. Pages display `description` as the
 * size.
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

export const pictureTextsSchema = v.fallback(
  v.optional(v.array(v.object({ file: text, alt: text, focusx: integer, focusy: integer }))),
  undefined,
);

/**
 * Texts and focal points of the images. A focal point is in per cent from the top left corner.
 * Undefined if no image has texts or a focal point.
 */
export const picturesField: Field<v.InferOutput<typeof pictureTextsSchema>> = {
  read: pictureTextsSchema,
  stored: pictureTextsSchema,
  send: (pictures) => pictures,
};

/**
 * All fields of a product. Add a new optional field here, so that basket lines do not contain it.
 */
export const productFields = { ...lineProductFields, pictures: picturesField };

export const productSchema = createWireSchema(productFields);

export type Product = FieldsObject<typeof productFields>;

/** Returns the file names of the images. Logs an invalid text and returns no images for it. */
export function listProductImages(product: Pick<Product, 'image' | 'name'>): string[] {
  if (!product.image) return [];
  try {
    const parsedImages: unknown = JSON.parse(product.image);
    if (!parsedImages || typeof parsedImages !== 'object') return [];
    return Object.values(parsedImages).filter(
      (file): file is string => typeof file === 'string' && file !== '',
    );
  } catch (cause) {
    console.warn(`The images of '${product.name}' could not be read.`, cause);
    return [];
  }
}
