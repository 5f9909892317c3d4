import { type Product, productImages } from 'shared/data';

export interface Pictured {
  product: Product;
  /** Its first image. */
  picture: string;
}

/** Products with their first image; those without one are dropped from listings (specification §3). */
export const pictured = (products: readonly Product[]): Pictured[] =>
  products.flatMap((product) => {
    const [picture] = productImages(product);
    return picture === undefined ? [] : [{ product, picture }];
  });
