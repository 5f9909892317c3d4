import { and, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { type MailRecipient, mailRecipientColumn } from '../records/mail-recipient.ts';
import { users } from '../records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { customers } from './tables.ts';

export type NewCustomer = Omit<typeof customers.$inferInsert, 'id' | 'createdAt'>;

/**
 * Shipping details, the user's e-mail, and the recipient to whom the mail limits count mails to the
 * user.
 */
export type Customer = typeof customers.$inferSelect & { email: string; recipient: MailRecipient };

/**
 * Adds shipping details and returns the id of the new row. Earlier shipping details of the user
 * stay unchanged.
 */
export async function addCustomer(tx: Tx, customer: NewCustomer): Promise<number> {
  const [addedCustomer] = await tx
    .insert(customers)
    .values(customer)
    .returning({ id: customers.id });
  if (addedCustomer === undefined) throw new Error('The added shipping details are missing.');
  return addedCustomer.id;
}

/**
 * Returns the user's shipping details with this id, or the user's newest shipping details if `id`
 * is null. Returns null if there are no such shipping details.
 */
export async function findCustomer(
  tx: Tx,
  userid: number,
  id: number | null = null,
): Promise<Customer | null> {
  const [customer] = await customerQuery(tx).execute({ userid, id });
  return customer ?? null;
}

const customerQuery = prepareOnce((tx) => {
  const id = sql`${sql.placeholder('id')}::int`;
  return tx
    .select({ ...getTableColumns(customers), email: users.email, recipient: mailRecipientColumn })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userid))
    .where(
      and(eq(customers.userid, sql.placeholder('userid')), or(isNull(id), eq(customers.id, id))),
    )
    .orderBy(desc(customers.id))
    .limit(1)
    .prepare('customer_of_user');
});
