import { MAX_COUNTED_QUOTES, type listQuotes as listCall } from 'contract/quotes/staff-quote-list';
import { quoteStateLabels } from 'contract/quotes/quote-state';
import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';
import { toApiAssignee } from '../../contact/staff/colleagues.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { addDays } from '../../schedule/london-day.ts';
import { buildExpiringCondition } from '../records/load-quote-figures.ts';
import { describeRequest } from '../records/quote-request.ts';
import type { QuoteRow } from '../records/tables.ts';
import { findMatchingQuotes } from './find-matching-quotes.ts';

type QuoteFilter = CallBody<typeof listCall>;

/** Returns one page of the quotes that match a search and filters, those that wait first. */
export async function listQuotes(tx: Tx, user: Pick<CurrentUser, 'id'>, filter: QuoteFilter) {
  const { search, after, size, openfirst } = filter;
  const matches = search?.trim() ? await findMatchingQuotes(tx, search) : null;
  const conditions = [...buildConditions(filter, user), ...(matches?.conditions ?? [])];
  const keyConditions = after === undefined ? [] : [buildKeyCondition(after, openfirst)];
  const rows = await selectRows(tx, [...conditions, ...keyConditions], openfirst, size + 1);
  const page = rows.slice(0, size);
  const lastRow = rows.length > size ? page.at(-1) : undefined;
  return {
    data: page.map(toApiRow),
    next: lastRow === undefined ? null : `${lastRow.isOpen ? 'o' : 'c'}${lastRow.id}`,
    total: await countMatches(tx, conditions, matches?.areFew ?? true, {
      isOnlyPage: after === undefined && lastRow === undefined,
      rows: page.length,
    }),
  };
}

function buildConditions(
  { state, source, assigned, from, to, endedfrom, endedto }: QuoteFilter,
  { id }: Pick<CurrentUser, 'id'>,
): SQL[] {
  return [
    ...(state === undefined ? [] : [buildStateCondition(state)]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...(assigned === undefined ? [] : [buildAssigneeCondition(assigned, id)]),
    ...(from === undefined ? [] : [sql`created_at >= ${toLondonMidnight(from)}`]),
    ...(to === undefined ? [] : [sql`created_at < ${toLondonMidnight(addDays(to, 1))}`]),
    ...(endedfrom === undefined ? [] : [sql`ended_at >= ${toLondonMidnight(endedfrom)}`]),
    ...(endedto === undefined ? [] : [sql`ended_at < ${toLondonMidnight(addDays(endedto, 1))}`]),
  ];
}

const toLondonMidnight = (day: string) => sql`(${day}::timestamp at time zone 'Europe/London')`;

function buildStateCondition(state: NonNullable<QuoteFilter['state']>): SQL {
  if (state === 'open') return sql`is_open`;
  return state === 'expiring' ? buildExpiringCondition() : sql`state = ${state}`;
}

function buildAssigneeCondition(assigned: string, userid: number): SQL {
  if (assigned === 'nobody') return sql`assigneeid is null`;
  return sql`assigneeid = ${assigned === 'me' ? userid : Number(assigned)}`;
}

/** Returns the condition for rows after the last row of the previous page. Throws 400 for another text. */
function buildKeyCondition(after: string, openfirst: boolean): SQL {
  const [, segment, id = ''] = /^([oc])([1-9]\d{0,8})$/.exec(after) ?? [];
  if (segment === undefined)
    throw invalidField('after', 'after: this page does not exist. Please start at the first one.');
  return openfirst
    ? sql`(is_open, id) < (${segment === 'o'}, ${Number(id)})`
    : sql`id < ${Number(id)}`;
}

type ListedRow = Pick<
  QuoteRow,
  | 'id'
  | 'quoteno'
  | 'version'
  | 'state'
  | 'isOpen'
  | 'source'
  | 'assigneeid'
  | 'validUntil'
  | 'total'
  | 'name'
  | 'lastName'
  | 'journey'
  | 'items'
  | 'note'
  | 'wishedDays'
> & {
  createdAt: string;
  changedAt: string;
  sentAt: string | null;
  assigneeName: string | null;
  orderno: string | null;
  photos: number;
  hasQuestion: boolean;
};

/** Reads the ids of the page first, so that only its rows are joined. */
const selectRows = (tx: Tx, conditions: readonly SQL[], openfirst: boolean, limit: number) =>
  queryRows<ListedRow>(
    tx,
    sql`with listed as materialized (
        select id from quotes ${buildWhere(conditions)}
        order by ${openfirst ? sql`is_open desc, id desc` : sql`id desc`} limit ${limit})
      select quotes.id, quoteno, quotes.version, quotes.state, is_open as "isOpen", source, assigneeid,
        valid_until::text as "validUntil", quotes.total, quotes.name, quotes.last_name as "lastName", journey, items,
        left(quotes.note, 200) as note, '{}'::text[] as "wishedDays",
        to_json(quotes.created_at) #>> '{}' as "createdAt", to_json(changed_at) #>> '{}' as "changedAt",
        to_json(sent_at) #>> '{}' as "sentAt",
        coalesce(nullif(users.name, ''), users.email) as "assigneeName", orders.orderno,
        (select count(*)::int from quote_photos where quote_photos.quoteid = quotes.id) as photos,
        coalesce((select author = 'customer' from message_replies
          where message_replies.messageid = quotes.messageid order by message_replies.id desc limit 1), false) as "hasQuestion"
      from listed join quotes on quotes.id = listed.id
      left join users on users.id = assigneeid
      left join orders on orders.id = quotes.orderid
      order by ${openfirst ? sql`is_open desc, quotes.id desc` : sql`quotes.id desc`}`,
  );

const buildWhere = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;

/** Returns the number of matches, or null for a search of a frequent text, which is slow to count. */
async function countMatches(
  tx: Tx,
  conditions: readonly SQL[],
  areFew: boolean,
  { isOnlyPage, rows }: { isOnlyPage: boolean; rows: number },
): Promise<number | null> {
  if (isOnlyPage) return rows;
  if (!areFew) return null;
  const [counted] = await queryRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (
      select from quotes ${buildWhere(conditions)} limit ${MAX_COUNTED_QUOTES + 1}) as counted`,
  );
  return counted?.count ?? 0;
}

const toApiRow = (row: ListedRow) => ({
  quoteno: row.quoteno ?? '',
  version: row.version,
  state: row.state,
  statelabel: quoteStateLabels[row.state],
  source: row.source,
  assignee: toApiAssignee(row.assigneeid, row.assigneeName),
  createdat: new Date(row.createdAt).toISOString(),
  changedat: new Date(row.changedAt).toISOString(),
  sentat: row.sentAt === null ? '' : new Date(row.sentAt).toISOString(),
  validuntil: row.validUntil,
  total: row.total,
  orderno: row.orderno ?? '',
  customer: `${row.name} ${row.lastName}`.trim(),
  what: describeRequest(row),
  photos: row.photos,
  hasquestion: row.hasQuestion,
});
