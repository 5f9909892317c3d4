import * as v from 'valibot';
import { day } from './wire.ts';

/**
 * First and last day of takings, and of the exports of takings and customers. Both days are
 * included.
 */
export const dayRange = v.object({
  from: v.pipe(day, v.metadata({ title: 'First day' })),
  to: v.pipe(day, v.metadata({ title: 'Last day' })),
});

export type DayRange = v.InferOutput<typeof dayRange>;
