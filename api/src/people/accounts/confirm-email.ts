import { and, eq } from 'drizzle-orm';
import { findAccount } from '../records/accounts.ts';
import { users } from '../records/tables.ts';
import type { Db } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { deleteLinks, createLinkEndedError, consumeLink } from './links.ts';

/**
 * Replaces the account's e-mail by the address to which the link was mailed, and notifies the old
 * address. Deletes all links of the account. Throws 410 if the link is invalid or another account
 * now has the new address.
 */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userid, email } = await consumeLink(tx, 'email', token);
    const isOwner = and(eq(users.id, userid), eq(users.role, 'customer'));
    const [owner] = await tx
      .select({ email: users.email })
      .from(users)
      .where(isOwner)
      .for('update');
    const accountWithEmail = await findAccount(tx, email);
    if (owner === undefined || (accountWithEmail !== null && accountWithEmail.id !== userid))
      throw createLinkEndedError();
    await tx.update(users).set({ email }).where(isOwner);
    await deleteLinks(tx, userid);
    await enqueueMail(tx, { job: { kind: 'email-changed', to: owner.email } });
  });
}
