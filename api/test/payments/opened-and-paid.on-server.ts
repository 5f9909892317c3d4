import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Tx, queryRows } from '../../src/db/db.ts';
import { lockOrder } from '../../src/orders/records/find-order.ts';
import { fulfilPaymentInTransaction } from '../../src/payments/fulfil-payment.ts';
import { requireProvider } from '../../src/payments/find-provider.ts';
import { eventually } from '../support/eventually.ts';
import { readOrderState } from '../support/payments.ts';
import { createStripeShop } from '../support/stripe-shop.ts';

const { db, config, stripe, kit, create } = await createStripeShop();
const provider = requireProvider({ config, db });

/** Resolves when another transaction waits for a lock of this one. */
const isWaitedFor = (tx: Tx) =>
  eventually(async () => {
    const waiting = await queryRows(
      tx,
      sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
    );
    assert.notEqual(waiting.length, 0);
  });

describe('a payment that comes in while its page is still being opened', () => {
  it('takes locks in the same order as the opening, so that neither fails', async () => {
    let opening: ReturnType<typeof create> | undefined;
    const orderno = await new Promise<string>((resolve, reject) => {
      stripe.meanwhile = ({ id, client_reference_id: number }) => {
        const { promise: held, resolve: hold } = Promise.withResolvers<void>();
        db.transaction(async (tx) => {
          await lockOrder(tx, (await readOrderState(db, number)).id);
          hold();
          // The provider has created the payment page by now. When the lock is free, the request
          // continues and stores the page.
          await isWaitedFor(tx);
          const session = await provider.retrieveSession(stripe.pay(id).id);
          assert.equal(
            await fulfilPaymentInTransaction(tx, session, 'checkout.session.completed'),
            'paid',
          );
        }).then(() => resolve(number), reject);
        return held;
      };
      opening = create(kit('paid-while-opened'));
    });
    const response = await opening;
    assert.equal(response?.statusCode, 409, response?.body);
    assert.match(response.json().error, /is paid already/);
    const { history } = await readOrderState(db, orderno);
    assert.deepEqual(history, ['awaiting_payment', 'paid']);
  });
});
