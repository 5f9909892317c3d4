import * as v from 'valibot';
import { id } from '../values/readers.ts';

/** Response of a call that inserts a row. `insertId` is the id of the new row. */
export const insertedSchema = v.object({ insertId: id });
