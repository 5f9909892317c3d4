import * as v from 'valibot';
import { integer } from '../values/readers.ts';

/** Number of rows in all pages of a list. */
export const totalSchema = v.fallback(v.object({ total: integer }), { total: 0 });
