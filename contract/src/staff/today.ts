import * as v from 'valibot';
import { integer, signedPence, text } from '../values/readers.ts';

/** Number of orders, and takings less refunds in pence. Takings may be negative. */
const figures = { orders: integer, takings: signedPence };

const dayWork = v.object({ day: text, moves: integer, visits: integer, due: integer });

/** Content of the page Today. */
export const todaySchema = v.object({
  day: text,
  work: v.array(dayWork),
  open: v.object({
    unconfirmed: integer,
    affected: v.optional(integer, 0),
    unpaid: integer,
    refunds: integer,
    failedrefunds: integer,
    messages: integer,
    failedmails: integer,
    faileddrafts: v.optional(integer, 0),
    late: integer,
  }),
  today: v.object(figures),
  month: v.object({ from: text, ...figures }),
  weeks: v.array(v.object({ from: text, ...figures })),
});

export type Today = v.InferOutput<typeof todaySchema>;
