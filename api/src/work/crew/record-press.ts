import { type CrewPress, type JobStep, jobSteps } from 'contract/work/crew/crew-calls';
import type { JobState } from 'contract/work/job-fields';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { badRequest, conflict, notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { lockOrderByNumber } from '../../orders/records/order-version.ts';
import { closePayments } from '../../payments/close-payments.ts';
import { closeStalePages } from '../../payments/page/close-stale-pages.ts';
import { users } from '../../people/records/tables.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { toLondonTime } from '../../staff/exports/london-time.ts';
import type { LoadedJob } from '../jobs/load-jobs.ts';
import { jobs } from '../records/tables.ts';
import { addExtra } from './add-extra.ts';
import { createOnTheWayMail } from './on-the-way-email.ts';
import { requireOwnJob } from './own-jobs.ts';
import { crewEvents } from './tables.ts';

interface PressContext {
  context: ApiContext;
  user: CurrentUser;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Stores a press of a crew and applies it to the job. Does nothing if a press with its key is stored.
 * Returns the state of the job. Throws 404 for another crew's job, and 409 with a sentence for a press
 * that is not possible in the state of the job.
 */
export async function recordPress(
  { context, user, log }: PressContext,
  press: CrewPress,
): Promise<{ state: JobState }> {
  const at = new Date(press.at);
  const { db } = context;
  const stored = await findStoredPress(db, user, press);
  if (stored !== null) return stored;
  const { orderid } = await requireOwnJob(db, user, { ...press, at });
  // Keeps the customer from paying the same amount by card while the crew receives it.
  if (press.kind === 'extra' && press.payment !== 'link')
    await closePayments(context, [orderid], log);
  const state = await db.transaction(async (tx) => {
    // Presses from two phones of a crew run one after the other.
    await lockOrderByNumber(tx, press.orderno);
    const storedMeanwhile = await findStoredPress(tx, user, press);
    if (storedMeanwhile !== null) return storedMeanwhile.state;
    const job = await requireOwnJob(tx, user, { ...press, at });
    const newState = await applyPress(tx, job, press, user);
    // `now()` is the start of the transaction, before the wait for the lock, so presses could swap.
    const now = sql`clock_timestamp()`;
    const row = { ...toRow(press), orderid: job.orderid, userid: user.id, at: now };
    await tx.insert(crewEvents).values(row);
    return newState;
  });
  if (press.kind === 'extra') await closeStalePages(context, orderid, log);
  return { state };
}

/** Returns the state of the job if the press is stored already. */
async function findStoredPress(
  tx: Tx,
  user: CurrentUser,
  { key }: CrewPress,
): Promise<{ state: JobState } | null> {
  const [stored] = await tx
    .select({ userid: crewEvents.userid, state: jobs.state })
    .from(crewEvents)
    .innerJoin(jobs, and(eq(jobs.orderid, crewEvents.orderid), eq(jobs.trade, crewEvents.trade)))
    .where(eq(crewEvents.key, key));
  if (stored === undefined) return null;
  if (stored.userid !== user.id) throw notFound('This was stored already for another account.');
  return { state: stored.state };
}

async function applyPress(
  tx: Tx,
  job: LoadedJob,
  press: CrewPress,
  user: CurrentUser,
): Promise<JobState> {
  const state = job.row?.state ?? 'planned';
  if (press.kind === 'extra') await addExtra(tx, job, press, user);
  else if (press.kind === 'signature') await checkSignature(tx, job, press);
  else if (press.kind !== 'note') return performStep(tx, job, press.kind, user);
  await writeAudit(tx, user, {
    action: auditActions[press.kind],
    subject: { kind: 'order', id: job.orderno },
    ...(press.kind === 'note' && { before: {}, after: { crewtext: press.text } }),
    reason: (press.kind === 'signature' && press.reason) || '',
  });
  return state;
}

const auditActions = {
  on_the_way: 'job.onTheWay',
  begun: 'job.begun',
  done: 'job.done',
  note: 'job.noted',
  signature: 'job.signed',
  extra: 'job.extraAdded',
} as const;

const timeColumns = { on_the_way: 'onTheWayAt', begun: 'begunAt', done: 'doneAt' } as const;

export const stepNames: Record<JobStep, string> = {
  on_the_way: 'On the way',
  begun: 'Begun',
  done: 'Done',
};

async function performStep(
  tx: Tx,
  job: LoadedJob,
  step: JobStep,
  user: CurrentUser,
): Promise<JobState> {
  const { orderid, trade } = job;
  if (job.day > getLondonToday())
    throw conflict('This job is tomorrow. It can begin only on its day.', 'too_early');
  const steps: readonly string[] = jobSteps;
  if (steps.indexOf(job.row?.state ?? 'planned') >= steps.indexOf(step))
    throw conflict(await describeStep(tx, job), 'already_done');
  if (step === 'done' && !(await isSigned(tx, job)))
    throw conflict(
      'The signature is missing. Let the customer sign, or say why there is none.',
      'signature_needed',
    );
  await tx
    .update(jobs)
    .set({
      state: step,
      [timeColumns[step]]: sql`now()`,
      version: sql`${jobs.version} + 1`,
      changedBy: user.id,
      changedAt: sql`now()`,
    })
    .where(isJob(job));
  await writeAudit(tx, user, {
    action: auditActions[step],
    subject: { kind: 'order', id: job.orderno },
  });
  if (step === 'on_the_way') await enqueueMail(tx, createOnTheWayMail(orderid, trade, job.day));
  return step;
}

const isJob = ({ orderid, trade }: LoadedJob) =>
  and(eq(jobs.orderid, orderid), eq(jobs.trade, trade));

/** Returns a sentence about who pressed the current step of a job, and when. */
async function describeStep(tx: Tx, { orderid, trade, row }: LoadedJob): Promise<string> {
  const step = jobSteps.find((name) => name === row?.state) ?? 'done';
  const [event] = await tx
    .select({ at: crewEvents.at, name: staffNameSql })
    .from(crewEvents)
    .innerJoin(users, eq(users.id, crewEvents.userid))
    .where(
      and(eq(crewEvents.orderid, orderid), eq(crewEvents.trade, trade), eq(crewEvents.kind, step)),
    )
    .orderBy(desc(crewEvents.at))
    .limit(1);
  const author =
    event === undefined ? '' : ` by ${event.name} at ${toLondonTime(event.at).slice(-5)}`;
  return `‘${stepNames[step]}’ was pressed already${author}.`;
}

async function isSigned(tx: Tx, { orderid, trade }: LoadedJob): Promise<boolean> {
  const [event] = await tx
    .select({ key: crewEvents.key })
    .from(crewEvents)
    .where(
      and(
        eq(crewEvents.orderid, orderid),
        eq(crewEvents.trade, trade),
        eq(crewEvents.kind, 'signature'),
      ),
    );
  return event !== undefined;
}

async function checkSignature(
  tx: Tx,
  job: LoadedJob,
  { path, reason = '' }: Extract<CrewPress, { kind: 'signature' }>,
): Promise<void> {
  if (path === '' && reason.trim() === '')
    throw invalidField('reason', 'Reason: please say why there is no signature.');
  if (await isSigned(tx, job))
    throw conflict('This job was signed already on another phone.', 'already_signed');
}

function toRow(press: CrewPress) {
  const { key, trade, kind } = press;
  const pressedAt = new Date(press.at);
  if (Number.isNaN(pressedAt.getTime())) throw badRequest('At: this is not a valid time.');
  const row = { key, trade, kind, pressedAt };
  if (press.kind === 'note') return { ...row, text: press.text };
  if (press.kind === 'signature')
    return { ...row, signature: press.path, signer: press.name, reason: press.reason ?? '' };
  if (press.kind !== 'extra') return row;
  const { text, price, payment, reason } = press;
  return { ...row, text, price, payment, reason };
}
