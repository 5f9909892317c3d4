import { cleanTypedText } from 'contract/values/typed-text';
import { desc, inArray, sql } from 'drizzle-orm';
import { buildMailboxSql } from '../../records/build-mailbox-sql.ts';
import { findCustomerPath } from '../../../contact/staff/customer-path.ts';
import type { Tx } from '../../../db/db.ts';
import { findOrderPage } from '../../../orders/staff/list/find-order-page.ts';
import { readSearchTerms } from '../../../orders/staff/list/search-terms.ts';
import { orders } from '../../../orders/records/tables.ts';
import { findExactCustomerPath } from './find-customer.ts';

/** One of several people who match a search. */
interface FoundPerson {
  path: string;
  name: string;
  email: string;
  mobile: string;
}

interface CustomerMatches {
  /** Path of the only person who matches, or null. */
  path: string | null;
  /** The people who match if there are several, those with the newest orders first. */
  people: FoundPerson[];
}

/** Largest number of matching orders, newest first, whose customers are listed. */
const MAX_ORDERS = 50;

/** Longest text that the search of orders accepts, in characters. */
const MAX_SEARCH_LENGTH = 100;

/**
 * Finds the person with this e-mail or order number. If there is no such person and the text is no
 * e-mail, searches the orders. This search also finds names, and phone numbers in any notation.
 * Throws 400 if the text is too short for this search.
 */
export async function searchCustomers(tx: Tx, typedText: string): Promise<CustomerMatches> {
  const text = cleanTypedText(typedText, 'email').replace(/^#/, '');
  const path = await findExactCustomerPath(tx, text);
  if (path !== null || text.includes('@') || text.length > MAX_SEARCH_LENGTH)
    return { path, people: [] };
  readSearchTerms(text, 'text');
  const people = await searchPeopleOfOrders(tx, text);
  const [person, ...otherPeople] = people;
  return person !== undefined && otherPeople.length === 0
    ? { path: person.path, people: [] }
    : { path: null, people };
}

async function searchPeopleOfOrders(tx: Tx, search: string): Promise<FoundPerson[]> {
  const { ids } = await findOrderPage(tx, {
    search,
    sort: 'placed',
    descending: true,
    openfirst: false,
    size: MAX_ORDERS,
  });
  if (ids.length === 0) return [];
  const { name, lastName, email, mobile } = orders;
  const rows = await tx
    .select({
      name,
      lastName,
      email,
      mobile,
      mailbox: buildMailboxSql(sql`${orders.email}`).as('mailbox'),
    })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(desc(orders.id));
  const people: FoundPerson[] = [];
  for (const [mailbox, [newestOrder]] of Map.groupBy(rows, ({ mailbox }) => String(mailbox))) {
    const path = await findCustomerPath(tx, mailbox);
    // Omits erased people, because they have no page.
    if (path === null || newestOrder === undefined) continue;
    const fullName = `${newestOrder.name} ${newestOrder.lastName}`.trim();
    people.push({ path, name: fullName, email: newestOrder.email, mobile: newestOrder.mobile });
  }
  return people;
}
