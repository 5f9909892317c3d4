import * as v from 'valibot';
import { id, pence } from '../values/readers.ts';

/** Lowest price in a service, in pence (rule 56 in docs/product.md). */
export const startingPriceSchema = v.object({ serviceid: id, price: pence });

export type StartingPrice = v.InferOutput<typeof startingPriceSchema>;
