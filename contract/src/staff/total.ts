import * as v from 'valibot';
import { integer } from '../values/readers.ts';

/** The total number of rows of a staff list, beside the rows of one page. */
export const totalSchema = v.fallback(v.object({ total: integer }), { total: 0 });
