import type { Tx } from '../db/db.ts';
import { HttpError } from '../http/http-error.ts';
import type { CheckedSubmission } from '../orders/submission.ts';
import { paymentNotices } from './tables.ts';

/** What was submitted is paid already: 409, with the number of the order that is. */
export class AlreadyPaidError extends HttpError {
  readonly orderid: number;

  constructor({ id, orderno }: { id: number; orderno: string }) {
    super(409, 'paid', `Order ${orderno} is paid already. You find it in My Orders.`);
    this.orderid = id;
  }
}

/**
 * Takes a submission in by `work`. Whoever is refused because they paid already is noted as told, by
 * the key of what they submitted: the same submission is refused again, however often it comes, and
 * the next one is a wish for a second order.
 */
export async function tellPaid<Result>(
  tx: Tx,
  { idempotencyKey }: Pick<CheckedSubmission, 'idempotencyKey'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AlreadyPaidError) await noteTold(tx, cause.orderid, idempotencyKey);
    throw cause;
  }
}

/** Notes that a shopper knows of a payment: shown to them, or told at the submission with this key. */
export async function noteTold(tx: Tx, orderid: number, key: string | null = null): Promise<void> {
  await tx.insert(paymentNotices).values({ orderid, key }).onConflictDoNothing();
}
