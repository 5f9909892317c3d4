import * as v from 'valibot';
import { id, pence } from '../values/readers.ts';

/** In pence (rule 56). */
export const startingPriceSchema = v.object({ serviceid: id, price: pence });

export type StartingPrice = v.InferOutput<typeof startingPriceSchema>;
