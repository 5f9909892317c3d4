import * as v from 'valibot';
import { flag, id, text } from '../values/readers.ts';

/** A saved view of the order list. `query` is the query string of the list's URL, without '?'. */
export const staffViewSchema = v.object({ id, name: text, query: text, shared: flag, own: flag });

export type StaffView = v.InferOutput<typeof staffViewSchema>;
