import type { Db } from '../db/db.ts';
import { fulfilPaymentInTransaction } from './fulfil-payment.ts';
import type { ProviderEvent } from './provider.ts';
import { paymentEvents } from './records/tables.ts';

/**
 * Handles a webhook event once. The event and its effects are stored in one transaction. If that
 * rejects, the provider sends the event again (rule 35).
 */
export async function handleProviderEvent(
  db: Db,
  { id, type, session }: ProviderEvent,
): Promise<void> {
  await db.transaction(async (tx) => {
    const insertedEvents = await tx
      .insert(paymentEvents)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (insertedEvents.length > 0 && session !== null)
      await fulfilPaymentInTransaction(tx, session, type);
  });
}
