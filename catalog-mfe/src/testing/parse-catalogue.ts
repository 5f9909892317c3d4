import { type Product, productSchema } from 'contract/catalog/product';
import { type Service, serviceSchema } from 'contract/catalog/service';
import * as v from 'shared/schema';

/** Parses a service or product of a response into the form of the store. */
export const parseService = (apiRow: object): Service => v.parse(serviceSchema, apiRow);
export const parseProduct = (apiRow: object): Product => v.parse(productSchema, apiRow);
