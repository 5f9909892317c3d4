import { type Product, productSchema, type Service, serviceSchema } from 'shared/data';
import * as v from 'shared/schema';

/** A service and a product as the store holds them. */
export const chosenService = (row: object): Service => v.parse(serviceSchema, row);
export const chosenProduct = (row: object): Product => v.parse(productSchema, row);
