import type { FulfilmentKind } from 'contract/catalog/trade';
import type { Id } from 'contract/values/readers';
import { fulfilmentKinds } from 'shared/data';
import * as v from 'shared/schema';
import type { Method } from '../payment/placement/order';
import {
  SNAPSHOT_KEY,
  type ChosenDay,
  type OrderSnapshot,
} from '../payment/placement/order-snapshot';

const oneOf = <Word extends string>(words: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(words),
    v.transform((word) => word as Word),
  );

const snapshotSchema: v.GenericSchema<unknown, OrderSnapshot> = v.object({
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

const savedSchema = v.object({ reference: v.string(), ordered: snapshotSchema });

/** Returns this user's order of this payment session; null if this tab did not save it. */
export function readPaidOrder(reference: string, userid: Id | null): OrderSnapshot | null {
  try {
    const saved = v.safeParse(
      savedSchema,
      JSON.parse(sessionStorage.getItem(SNAPSHOT_KEY) ?? 'null'),
    );
    if (!saved.success || saved.output.reference !== reference) return null;
    return String(saved.output.ordered.userid) === String(userid) ? saved.output.ordered : null;
  } catch (cause) {
    console.warn('The saved order could not be read.', cause);
    return null;
  }
}
