import type { SeedFeaturedProduct } from '../seed-types.ts';

export const featuredProducts: readonly SeedFeaturedProduct[] = [
  { id: 1, productid: 3 },
  { id: 2, productid: 12 },
  { id: 3, productid: 5 },
  { id: 4, productid: 38 },
];
