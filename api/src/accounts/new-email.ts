import { and, eq } from 'drizzle-orm';
import { findAccount } from '../auth/accounts.ts';
import { users } from '../auth/tables.ts';
import type { Db } from '../db/db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { endLinks, linkEnded, takeLink } from './links.ts';

/**
 * Gives an account the address at which its link was opened, and tells the old one. Links that were mailed to
 * the old address end. Throws 410 for a link that has ended, or an address that another account has taken since.
 */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userid, email } = await takeLink(tx, 'email', token);
    const isOwner = and(eq(users.id, userid), eq(users.role, 'customer'));
    const [owner] = await tx
      .select({ email: users.email })
      .from(users)
      .where(isOwner)
      .for('update');
    const taken = await findAccount(tx, email);
    if (owner === undefined || (taken !== null && taken.id !== userid)) throw linkEnded();
    await tx.update(users).set({ email }).where(isOwner);
    await endLinks(tx, userid);
    await enqueueMail(tx, { job: { kind: 'email-changed', to: owner.email } });
  });
}
