import { asc, eq } from 'drizzle-orm';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import { contactMessages, messageReplies } from '../../contact/tables.ts';
import type { Tx } from '../../db/db.ts';
import { users } from '../../people/records/tables.ts';
import type { QuoteRow } from '../records/tables.ts';

/**
 * Returns the messages between customer and firm, oldest first. The message of the request itself is
 * left out, because pages show the request. `staffName` selects the name of a colleague in `users`.
 */
export async function loadConversation(
  tx: Tx,
  { messageid, lastName, name }: QuoteRow,
  staffName: typeof staffNameSql | typeof users.name = staffNameSql,
) {
  if (messageid === null) return [];
  const customer = `${name} ${lastName}`.trim();
  const replies = await tx
    .select({ reply: messageReplies, by: staffName })
    .from(messageReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageid))
    .leftJoin(users, eq(users.id, messageReplies.staffid))
    .where(eq(messageReplies.messageid, messageid))
    .orderBy(asc(messageReplies.id));
  return replies.map(({ reply: { author, text, createdAt }, by }) => ({
    author,
    by: author === 'customer' ? customer : (by ?? ''),
    text,
    at: createdAt.toISOString(),
  }));
}
