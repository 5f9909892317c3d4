import type { FulfilmentKind } from 'contract/catalog/fulfilment';
import type { Id } from 'contract/values/readers';
import { fulfilmentKinds } from 'shared/data';
import * as v from 'shared/schema';
import type { PaymentMethod } from 'contract/payments/payment-method';
import {
  SNAPSHOT_KEY,
  type ChosenDay,
  type OrderSnapshot,
} from '../payment/placement/order-snapshot';

const patternSchema = <Value extends string>(pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(pattern),
    v.transform((value) => value as Value),
  );

const snapshotSchema: v.GenericSchema<unknown, OrderSnapshot> = v.object({
  userid: v.union([v.number(), v.string()]),
  method: patternSchema<PaymentMethod>(/^(offline|online)$/),
  kinds: v.array(patternSchema<FulfilmentKind>(new RegExp(`^(${fulfilmentKinds.join('|')})$`))),
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
      what: patternSchema<ChosenDay['what']>(/^(move|visit)$/),
      date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
      half: v.string(),
    }),
  ),
});

const savedOrderSchema = v.object({ reference: v.string(), ordered: snapshotSchema });

/**
 * Returns the order that this tab saved for a payment session. Returns null without such an order,
 * or for an order of another user.
 */
export function readPaidOrder(reference: string, userid: Id | null): OrderSnapshot | null {
  try {
    const result = v.safeParse(
      savedOrderSchema,
      JSON.parse(sessionStorage.getItem(SNAPSHOT_KEY) ?? 'null'),
    );
    if (!result.success || result.output.reference !== reference) return null;
    return String(result.output.ordered.userid) === String(userid) ? result.output.ordered : null;
  } catch (cause) {
    console.warn('The saved order could not be read.', cause);
    return null;
  }
}
