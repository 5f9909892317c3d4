import { type Product, productSchema, type Service, serviceSchema } from 'shared/data';
import * as v from 'shared/schema';

/** Parses a service or product into the form of the store. */
export const chosenService = (row: object): Service => v.parse(serviceSchema, row);
export const chosenProduct = (row: object): Product => v.parse(productSchema, row);
