import * as v from 'valibot';
import { flag, id, pence, text } from './readers';

/** A product, dress or kit (specification §3); `price` in pence, `description` shown as size. */
export const productSchema = v.object({
  id,
  name: text,
  slug: text,
  price: pence,
  description: text,
  serviceid: v.nullish(v.union([id, v.literal('')]), null),
  gender: text,
  status: flag,
  /** JSON text with keys such as picture0; see `productImages`. */
  image: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((raw) => (typeof raw === 'string' ? raw : JSON.stringify(raw))),
  ),
  meta_title: text,
  meta_keywords: text,
  meta_description: text,
});

export type Product = v.InferOutput<typeof productSchema>;

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
