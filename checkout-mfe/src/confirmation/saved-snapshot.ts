import { type FulfilmentKind, fulfilmentKinds, type Id } from 'shared/data';
import * as v from 'shared/schema';
import type { Method } from '../payment/placement/order';
import { ORDERED } from '../payment/placement/keep-ordered';
import type { ChosenDay, Ordered } from '../payment/placement/order-snapshot';

const oneOf = <Word extends string>(words: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(words),
    v.transform((word) => word as Word),
  );

const orderedSchema: v.GenericSchema<unknown, Ordered> = v.object({
  userid: v.union([v.number(), v.string()]),
  method: oneOf<Method>(/^(offline|online)$/),
  kinds: v.array(oneOf<FulfilmentKind>(new RegExp(`^(${fulfilmentKinds.join('|')})$`))),
  lines: v.array(
    v.object({
      label: v.string(),
      personalisation: v.nullable(v.string()),
      amount: v.number(),
    }),
  ),
  deliveryCharge: v.number(),
  deliveryName: v.string(),
  total: v.number(),
  address: v.array(v.string()),
  days: v.array(
    v.object({
      what: oneOf<ChosenDay['what']>(/^(move|visit)$/),
      date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
      half: v.string(),
    }),
  ),
});

const keptSchema = v.object({ reference: v.string(), ordered: orderedSchema });

/** What this user sent to be paid under this reference; null where this tab knows nothing of it. */
export function keptOrdered(reference: string, userid: Id | null): Ordered | null {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(ORDERED) ?? 'null'));
    if (!kept.success || kept.output.reference !== reference) return null;
    return String(kept.output.ordered.userid) === String(userid) ? kept.output.ordered : null;
  } catch (cause) {
    console.warn('What was ordered could not be read.', cause);
    return null;
  }
}
