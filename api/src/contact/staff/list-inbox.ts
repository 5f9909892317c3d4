import type { MessageKind, MessageState } from 'contract/contact/inbox';
import { foldSearch } from 'contract/values/fold-text';
import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { toPattern, toPhoneTerm } from '../../db/search-text.ts';
import { contactMessages, messageReplies } from '../tables.ts';
import { readsInbox, staffNameSql, toApiAssignee } from './colleagues.ts';

export interface InboxFilter {
  state?: MessageState;
  kind?: MessageKind;
  /** Assignee of the listed messages: 'me', 'nobody' for unassigned ones, or a colleague's id. */
  assigned?: string;
  /** Id of the previous page's last message. */
  after?: string;
  size: number;
  text?: string;
}

/** Longest excerpt of a message, in characters. */
const EXCERPT_LENGTH = 120;

/** Smallest number of digits with which a searched text is compared with phone numbers. */
const MIN_PHONE_DIGITS = 4;

/**
 * Returns one page of the messages that match the filter, newest first. `next` is the value of
 * `after` for the next page, or null on the last page.
 */
export async function listInbox(
  tx: Tx,
  user: Pick<CurrentUser, 'id'>,
  { state, kind, assigned, after, size, text = '' }: InboxFilter,
) {
  const conditions = and(
    state && eq(contactMessages.state, state),
    kind && eq(contactMessages.kind, kind),
    assigned === undefined ? undefined : buildAssigneeCondition(assigned, user.id),
    after === undefined ? undefined : lt(contactMessages.id, Number(after)),
    text.trim() === '' ? undefined : buildTextCondition(text.trim()),
  );
  const rows = await tx
    .select({
      ...outlineColumns,
      excerpt: sql<string>`left(regexp_replace(${contactMessages.message}, '\\s+', ' ', 'g'), ${EXCERPT_LENGTH})`,
      replies: sql<number>`(select count(*)::int from ${messageReplies}
        where ${messageReplies.messageid} = ${contactMessages.id})`,
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assigneeid))
    .where(conditions)
    .orderBy(desc(contactMessages.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    data: page.map(({ excerpt, replies, ...row }) => ({ ...toApiOutline(row), excerpt, replies })),
    next: rows.length > size ? String(page.at(-1)?.id) : null,
  };
}

/**
 * Columns for `toApiOutline`. The query must left-join `contact_messages` with the assignee in
 * `users`.
 */
const outlineColumns = {
  id: contactMessages.id,
  kind: contactMessages.kind,
  state: contactMessages.state,
  name: contactMessages.name,
  subject: contactMessages.subject,
  createdAt: contactMessages.createdAt,
  changedAt: contactMessages.changedAt,
  assigneeid: contactMessages.assigneeid,
  assigneeName: staffNameSql,
  version: contactMessages.version,
};

interface OutlineRow {
  id: number;
  kind: MessageKind;
  state: MessageState;
  name: string;
  subject: string;
  createdAt: Date;
  changedAt: Date;
  assigneeid: number | null;
  assigneeName: string | null;
  version: number;
}

export const toApiOutline = (row: OutlineRow) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  subject: row.subject,
  createdat: row.createdAt.toISOString(),
  changedat: row.changedAt.toISOString(),
  assignee: toApiAssignee(row.assigneeid, row.assigneeName),
  version: row.version,
});

function buildAssigneeCondition(assignee: string, userid: number): SQL {
  // A colleague who was removed or joined a crew reads no message any more.
  if (assignee === 'nobody')
    return sql`(${isNull(contactMessages.assigneeid)} or not (${readsInbox}))`;
  return eq(contactMessages.assigneeid, assignee === 'me' ? userid : Number(assignee));
}

/**
 * Returns the condition that a message, its sender's name, e-mail or phone, or one of its replies
 * contains the text.
 */
function buildTextCondition(typedText: string): SQL | undefined {
  const text = foldSearch(typedText);
  const { id, searchText } = contactMessages;
  const containsWords = (column: AnyPgColumn) =>
    and(...text.split(/[\s,]+/).map((word) => sql`${column} like ${toPattern(word)}`));
  const phone = /\p{L}/u.test(text.replace(/^tel[.:]/, '')) ? '' : toPhoneTerm(text);
  return or(
    containsWords(searchText),
    sql`exists (select from ${messageReplies}
      where ${messageReplies.messageid} = ${id} and ${containsWords(messageReplies.searchText)})`,
    phone.length < MIN_PHONE_DIGITS ? undefined : sql`${searchText} like ${toPattern(phone)}`,
  );
}
