import { desc, sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../db/db.ts';
import type { EmailTemplates, MailJob } from '../email/email.ts';
import { mails } from './tables.ts';

/** A row that a mail belongs to, with its time of creation in ms. */
interface IdentifiedRow {
  id: number;
  createdMs: number;
}

/** Largest number of ids in a `References` header, so that it stays short. */
const MAX_REFERENCES = 20;

/**
 * Returns the part of a `Message-ID` before the '@'. It contains the time of creation, because a
 * database that was restored from a backup uses the same ids again, and mailboxes drop a mail with
 * a known `Message-ID`.
 */
export const createMessageId = (
  kind: 'mail' | 'message' | 'reply',
  { id, createdMs }: IdentifiedRow,
): string => `shop-${kind}-${createdMs}-${id}`;

/** Selects the time of creation of a mail in ms. */
export const createdMs = sql<number>`floor(extract(epoch from ${mails.createdAt}) * 1000)::float8`;

/**
 * Returns the message ids of the newest earlier mails about the same order to the same reader, oldest
 * first. The customer and the firm have a conversation each. Returns no ids for other mails.
 */
export async function listOrderReferences(
  db: Db,
  templates: EmailTemplates,
  { id, job }: { id: number; job: MailJob },
): Promise<string[]> {
  const { kind, orderid } = job;
  if (typeof orderid !== 'number') return [];
  const recipient = templates[kind]?.recipient;
  const kindsOfReader = Object.keys(templates).filter(
    (name) => templates[name]?.recipient === recipient,
  );
  const rows = await queryRows<IdentifiedRow>(
    db,
    sql`
    select id, ${createdMs} as "createdMs" from ${mails}
    where (${mails.job} ->> 'orderid')::int = ${orderid} and id < ${id} and sent_at is not null
      and ${mails.job} ->> 'kind' = any(${sql.param(kindsOfReader)}::text[])
    order by ${desc(mails.id)} limit ${MAX_REFERENCES}`,
  );
  return rows.toReversed().map((row) => createMessageId('mail', row));
}
