import * as v from 'valibot';
import { id } from '../values/readers.ts';

export const insertedSchema = v.object({ insertId: id });
