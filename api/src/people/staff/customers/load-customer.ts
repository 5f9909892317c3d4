import { and, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { sessions } from '../../records/tables.ts';
import { contactMessages } from '../../../contact/tables.ts';
import { customers } from '../../customers/tables.ts';
import { normalisePhone } from '../../customers/normalise-phone.ts';
import type { Tx } from '../../../db/db.ts';
import { listOrderSummaries } from '../../../orders/records/orders-of-mailbox.ts';
import { orders } from '../../../orders/records/tables.ts';
import { quotes } from '../../../quotes/records/tables.ts';
import { addresses } from '../../addresses/tables.ts';
import type { CustomerRecord } from './find-customer.ts';

/**
 * Largest number of orders and of messages on a person's page. The person's export contains all
 * orders and messages. The page lists addresses from at most this number of rows per table.
 */
const MAX_ROWS = 200;

/** Returns the data of the staff page about a person. Amounts are in pounds. */
export async function loadStaffCustomer(tx: Tx, customer: CustomerRecord) {
  const sessionsByUser = await countSessions(tx, customer);
  const personAddresses = await loadAddresses(tx, customer);
  const messages = await tx
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      kind: contactMessages.kind,
      state: contactMessages.state,
      createdAt: contactMessages.createdAt,
      name: contactMessages.name,
      phone: contactMessages.phone,
    })
    .from(contactMessages)
    .where(customer.isOwnMessage)
    .orderBy(desc(contactMessages.id))
    .limit(MAX_ROWS);
  const people = [
    ...customer.users.map(({ name, mobile }) => ({ name, phone: mobile })),
    ...personAddresses.map(({ name, mobile }) => ({ name, phone: mobile })),
    ...messages,
  ];
  return {
    path: customer.path,
    email: customer.email,
    names: listDistinct(people.map(({ name }) => name)),
    phones: listDistinct(people.map(({ phone }) => normalisePhone(phone))),
    accounts: customer.users.map(({ id, role, name, mobile, email, createdAt }) => ({
      id,
      role,
      name,
      mobile,
      email,
      createdat: createdAt.toISOString(),
      sessions: sessionsByUser.get(id) ?? 0,
    })),
    addresses: personAddresses,
    orders: await listOrderSummaries(tx, customer.isOwnOrder, MAX_ROWS),
    quotes: await loadQuotes(tx, customer.mailbox),
    messages: messages.map(({ id, subject, kind, state, createdAt }) => ({
      id,
      subject,
      kind,
      state,
      createdat: createdAt.toISOString(),
    })),
  };
}

/** Returns the person's quotes, newest first. Totals are in pence. */
async function loadQuotes(tx: Tx, mailbox: string) {
  const rows = await tx
    .select({
      quoteno: quotes.quoteno,
      state: quotes.state,
      total: quotes.total,
      createdAt: quotes.createdAt,
    })
    .from(quotes)
    .where(and(eq(quotes.mailbox, mailbox), isNotNull(quotes.quoteno)))
    .orderBy(desc(quotes.id))
    .limit(MAX_ROWS);
  return rows.map(({ quoteno, state, total, createdAt }) => ({
    quoteno: quoteno ?? '',
    state,
    total,
    createdat: createdAt.toISOString(),
  }));
}

/** Returns the number of valid sessions by user id. */
async function countSessions(tx: Tx, { users }: CustomerRecord): Promise<Map<number, number>> {
  if (users.length === 0) return new Map();
  const rows = await tx
    .select({ userid: sessions.userid, total: count() })
    .from(sessions)
    .where(
      and(
        inArray(
          sessions.userid,
          users.map(({ id }) => id),
        ),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .groupBy(sessions.userid);
  return new Map(rows.map(({ userid, total }) => [userid, total]));
}

/**
 * Returns the person's addresses in accounts, shipping details and orders. Equal addresses are
 * returned once.
 */
async function loadAddresses(tx: Tx, { users, isOwnOrder }: CustomerRecord) {
  const userids = users.map(({ id }) => id);
  const tables = [
    { source: 'account' as const, table: addresses, where: inArray(addresses.userid, userids) },
    { source: 'details' as const, table: customers, where: inArray(customers.userid, userids) },
    { source: 'order' as const, table: orders, where: isOwnOrder },
  ];
  const addressByKey = new Map<string, ReturnType<typeof toApiAddress>>();
  for (const { source, table, where } of tables) {
    const { name, lastName, address, city, postalcode, mobile } = table;
    const rows = await tx
      .select({ name, lastName, address, city, postalcode, mobile })
      .from(table)
      .where(where)
      .orderBy(desc(table.id))
      .limit(MAX_ROWS);
    for (const row of rows) {
      const apiAddress = toApiAddress(source, row);
      const { source: _source, ...addressFields } = apiAddress;
      const key = JSON.stringify(addressFields);
      if (row.address !== '' && !addressByKey.has(key)) addressByKey.set(key, apiAddress);
    }
  }
  return [...addressByKey.values()];
}

interface AddressRow {
  name: string;
  lastName: string;
  address: string;
  city: string;
  postalcode: string;
  mobile: string;
}

const toApiAddress = (
  source: 'account' | 'details' | 'order',
  { lastName, ...row }: AddressRow,
) => ({ source, ...row, name: `${row.name} ${lastName}`.trim() });

const listDistinct = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
