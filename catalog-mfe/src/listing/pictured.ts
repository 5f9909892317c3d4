import type { Product } from 'contract/catalog/product';
import { productImages } from 'shared/data';

export interface Pictured {
  product: Product;
  /** File name of the product's first image. */
  picture: string;
}

/** Returns products with their first image. Omits products without an image (specification, section 3). */
export const pictured = (products: readonly Product[]): Pictured[] =>
  products.flatMap((product) => {
    const [picture] = productImages(product);
    return picture === undefined ? [] : [{ product, picture }];
  });
