import type { Product } from 'shared/wire/product';
import { productSchema } from 'shared/wire/product';
import { type Service, serviceSchema } from 'shared/wire/service';
import * as v from 'shared/schema';

/** A service and a product as the store holds them. */
export const chosenService = (row: object): Service => v.parse(serviceSchema, row);
export const chosenProduct = (row: object): Product => v.parse(productSchema, row);
