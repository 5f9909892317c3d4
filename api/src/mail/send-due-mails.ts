import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Db, rowsOf } from '../db/db.ts';
import type { MailJob } from './mail-job.ts';
import { renderMail } from './render-mail.ts';
import { mails } from './tables.ts';
import type { MailTransport } from './transport.ts';

interface TakenMail {
  id: number;
  job: MailJob;
  attempts: number;
}

/** Seconds for which a taken mail is left to its worker; a worker that died had it that long. */
const LEASE = 120;

/** Milliseconds after which a worker that is still sending renews that. */
const RENEW_EVERY = 30_000;

/** After so many tries, over about two days, a mail stays where it is and the log says so. */
const MOST_ATTEMPTS = 16;

/** Mails of one run, so that a stop does not wait for a long queue. */
const BATCH = 50;

/** Sends mails that are due, one after the other; several processes may do so at once. */
export async function sendDueMails(
  db: Db,
  config: Config,
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<void> {
  for (let sent = 0; sent < BATCH; sent += 1) {
    const mail = await take(db);
    if (mail === null) return;
    try {
      const letter = await renderMail(db, config, mail.job);
      await whileLeased(db, mail, log, () => transport.send(letter, mail.id));
      await db
        .update(mails)
        .set({ sentAt: sql`now()` })
        .where(eq(mails.id, mail.id));
    } catch (cause) {
      await putOff(db, mail, cause);
      const level = mail.attempts >= MOST_ATTEMPTS ? 'error' : 'warn';
      log[level](
        { ...codeOf(cause), mail: mail.id, attempts: mail.attempts },
        'a mail was not sent',
      );
    }
  }
}

/** Takes the next mail that is due; others skip it. It is due again when its worker dies. */
async function take(db: Db): Promise<TakenMail | null> {
  const [mail] = await rowsOf<TakenMail>(
    db,
    sql`
    update ${mails}
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE})
    where id = (
      select id from ${mails}
      where sent_at is null and due_at <= now() and attempts < ${MOST_ATTEMPTS}
      order by due_at limit 1 for update skip locked)
    returning id, job, attempts`,
  );
  return mail ?? null;
}

/** Renews the lease for as long as `send` takes: a slow mail server gets no mail from two workers. */
async function whileLeased(
  db: Db,
  { id, attempts }: TakenMail,
  log: Pick<FastifyBaseLogger, 'warn'>,
  send: () => Promise<void>,
): Promise<void> {
  const own = and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sentAt));
  const dueAt = sql`now() + make_interval(secs => ${LEASE})`;
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = db
      .update(mails)
      .set({ dueAt })
      .where(own)
      .then(
        () => undefined,
        (cause: unknown) => log.warn({ ...codeOf(cause), mail: id }, 'a lease was not renewed'),
      );
  }, RENEW_EVERY);
  timer.unref();
  try {
    await send();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/** Waits 30 seconds, then twice as long each time, at most 6 hours. */
async function putOff(db: Db, { id, attempts }: TakenMail, cause: unknown): Promise<void> {
  const wait = Math.min(30 * 2 ** (attempts - 1), 6 * 3_600);
  const lastError = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);
  await db
    .update(mails)
    .set({ dueAt: sql`now() + make_interval(secs => ${wait})`, lastError })
    .where(eq(mails.id, id));
}

/** What a log may say of a failure: a mail server's words name addresses. */
function codeOf(cause: unknown): { code: string } {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return { code: String(code ?? (cause instanceof Error ? cause.name : 'unknown')) };
}
