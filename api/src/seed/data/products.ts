import type { SeedProduct } from '../seed-types.ts';
import { garmentProducts } from './garment-products.ts';
import { homeProducts } from './home-products.ts';
import { materialProducts } from './material-products.ts';

export const products: readonly SeedProduct[] = [
  ...garmentProducts,
  ...materialProducts,
  ...homeProducts,
];
