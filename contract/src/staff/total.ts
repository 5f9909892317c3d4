import * as v from 'valibot';
import { integer } from '../values/readers.ts';

/** Number of rows in a list for staff, of which a response contains one page. */
export const totalSchema = v.fallback(v.object({ total: integer }), { total: 0 });
