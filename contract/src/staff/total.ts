import * as v from 'valibot';
import { integer } from '../values/readers.ts';

export const totalSchema = v.fallback(v.object({ total: integer }), { total: 0 });
