import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

/**
 * A row of GET users/getdressestocheck. A service without any row is 'Coming Soon' (specification,
 * section 7).
 */
export const productToCheckSchema = v.object({ serviceid: id, name: text });

export type ProductToCheck = v.InferOutput<typeof productToCheckSchema>;
