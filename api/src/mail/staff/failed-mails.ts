import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/db.ts';
import { emailTemplates, getMailName } from '../../email-templates.ts';
import { conflict } from '../../http/http-error.ts';
import { orders } from '../../orders/records/tables.ts';
import { quotes } from '../../quotes/records/tables.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { MAX_ATTEMPTS, isUnclaimed } from '../queue/due-mails.ts';
import { mails } from '../queue/tables.ts';

const hasFailed = and(isNull(mails.sentAt), isNotNull(mails.lastError));

/** Returns a page of the mails whose last attempt failed, newest first. */
export async function listFailedMails(
  db: Db,
  { mail }: Pick<Config, 'mail'>,
  { after, size }: { after?: number | undefined; size: number },
) {
  const rows = await db
    .select({
      mail: mails,
      orderno: orders.orderno,
      email: sql<string | null>`coalesce(${orders.email}, ${quotes.email})`,
    })
    .from(mails)
    .leftJoin(orders, eq(orders.id, sql`(${mails.job} ->> 'orderid')::int`))
    .leftJoin(quotes, eq(quotes.id, sql`(${mails.job} ->> 'quoteid')::int`))
    .where(and(hasFailed, after === undefined ? undefined : lt(mails.id, after)))
    .orderBy(desc(mails.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    data: page.map(({ mail: row, orderno, email }) => ({
      id: row.id,
      kind: row.job.kind,
      title: getMailName(row.job.kind),
      about: emailTemplates[row.job.kind]?.about ?? 'order',
      orderno: orderno ?? '',
      to: findRecipient(row.job, email, mail.to),
      reason: row.lastError ?? '',
      attempts: row.attempts,
      givenup: row.attempts >= MAX_ATTEMPTS,
      queuedat: row.createdAt.toISOString(),
    })),
    next: rows.length > size ? String(page.at(-1)?.mail.id ?? '') : null,
  };
}

/**
 * Makes a failed mail due again. Throws 409 if the mail was sent meanwhile or is being sent now,
 * because the recipient would otherwise get the mail twice.
 */
export async function sendMailAgain(db: Db, id: number, user: { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .update(mails)
      .set({ attempts: 0, dueAt: sql`now()`, lastError: null })
      .where(and(eq(mails.id, id), hasFailed, isUnclaimed))
      .returning({ job: mails.job });
    if (mail === undefined) {
      throw conflict('This mail was sent meanwhile, or is being sent now.', 'mail_not_failed');
    }
    await writeAudit(tx, user, {
      action: 'mail.sentAgain',
      subject: { kind: 'mail', id },
      after: { kind: mail.job.kind },
    });
  });
}

/**
 * Takes a mail that was given up off the list of failed mails, without sending it. The order of the
 * mail still lists it as not sent. Throws 409 if the mail is still tried or was sent meanwhile.
 */
export async function setMailAside(db: Db, id: number, user: { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .update(mails)
      .set({ lastError: null })
      .where(and(eq(mails.id, id), hasFailed, isUnclaimed, gte(mails.attempts, MAX_ATTEMPTS)))
      .returning({ job: mails.job });
    if (mail === undefined) {
      throw conflict('This mail is still tried, or was sent meanwhile.', 'mail_not_failed');
    }
    await writeAudit(tx, user, {
      action: 'mail.setAside',
      subject: { kind: 'mail', id },
      after: { kind: mail.job.kind },
    });
  });
}

/**
 * Returns the recipient of a mail. The recipient is the firm, the address in the mail's job, or the
 * e-mail address of the mail's order or quote.
 */
function findRecipient(
  job: { kind: string; to?: unknown; email?: unknown },
  subjectEmail: string | null,
  firmEmail: string,
): string {
  if (emailTemplates[job.kind]?.recipient === 'firm') return firmEmail;
  return [job.to, job.email].find((address) => typeof address === 'string') ?? subjectEmail ?? '';
}
