import * as v from 'valibot';
import { id } from '../values/readers.ts';

/** Response to saving new shipping details. */
export const insertedSchema = v.object({ insertId: id });
