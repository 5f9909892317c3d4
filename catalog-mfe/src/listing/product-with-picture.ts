import type { Product } from 'contract/catalog/product';
import { listProductImages } from 'shared/data';

export interface ProductWithPicture {
  product: Product;
  picture: string;
}

/**
 * Returns products with their first image. Omits products without an image (specification, section
 * 3).
 */
export const pickProductsWithPicture = (products: readonly Product[]): ProductWithPicture[] =>
  products.flatMap((product) => {
    const [picture] = listProductImages(product);
    return picture === undefined ? [] : [{ product, picture }];
  });
