import type { QuoteContact } from 'contract/quotes/quote-fields';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../../contact/tables.ts';
import type { Tx } from '../../db/db.ts';

/** Lets the message of a quote follow its contact, so that replies go to the present address. */
export async function updateMessageContact(
  tx: Tx,
  messageid: number | null,
  { name, last_name: lastName, email, mobile }: QuoteContact,
): Promise<void> {
  if (messageid === null) return;
  await tx
    .update(contactMessages)
    .set({ name: `${name} ${lastName}`.trim(), email: email.trim(), phone: mobile })
    .where(eq(contactMessages.id, messageid));
}
