import * as v from 'valibot';
import { id } from '../values/readers.ts';

/** The id of a new record of shipping details. */
export const insertedSchema = v.object({ insertId: id });
