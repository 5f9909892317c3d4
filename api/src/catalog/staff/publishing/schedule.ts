import type { FastifyBaseLogger } from 'fastify';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/db.ts';
import { isOutage } from '../../../db/outage.ts';
import { conflict, HttpError } from '../../../http/http-error.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { isInstant } from 'contract/calendar/day';
import { toLogFields } from '../../../http/to-log-fields.ts';
import { staffAudit } from '../../../audit/records/tables.ts';
import { lockAtVersion, updateDraft, writeDraftAudit } from '../drafts/change-draft.ts';
import type { DraftRow } from '../drafts/lock-draft.ts';
import type { LivePages } from '../checks/live-pages.ts';
import { publishedState, publishLockedDraft, requirePublishable } from './publish.ts';
import { catalogueDrafts } from '../records/tables.ts';

/** Longest time from now to a scheduled publication, in ms. */
const MAX_WAIT_MS = 2 * 366 * 86_400_000;

interface ScheduleRequest {
  version: number;
  confirmed: boolean;
  /** Time of the publication (ISO 8601). */
  publishat: string;
}

/**
 * Schedules the publication of a draft. Throws 400 for an empty draft or an invalid time. Throws
 * 409 for a stale version, for problems, or for warnings that `confirmed` does not confirm.
 */
export async function scheduleDraft(
  db: Db,
  user: { id: number },
  id: number,
  { version, confirmed, publishat }: ScheduleRequest,
  livePages: LivePages,
) {
  const publishAt = parseTime(publishat);
  return db.transaction(async (tx) => {
    const draft = await lockAtVersion(tx, id, version);
    await requirePublishable(tx, draft, confirmed, livePages);
    await writeDraftAudit(tx, user, id, 'draft.scheduled', {
      after: { name: draft.name, publishat: publishAt.toISOString() },
    });
    return updateDraft(tx, draft, { state: 'scheduled', publishAt, failure: '' });
  });
}

function parseTime(text: string): Date {
  if (!isInstant(text)) throw invalidField('publishat', 'Time: please choose a day and a time.');
  const time = new Date(text);
  const wait = time.getTime() - Date.now();
  if (wait <= 0) throw invalidField('publishat', 'Time: it has passed. Please choose a later one.');
  if (wait > MAX_WAIT_MS) throw invalidField('publishat', 'Time: at most two years from now.');
  return time;
}

/**
 * Makes a scheduled or failed draft an open draft again. Throws 409 for an open draft or a stale
 * version.
 */
export async function unscheduleDraft(
  db: Db,
  user: { id: number },
  id: number,
  { version }: { version: number },
) {
  return db.transaction(async (tx) => {
    const draft = await lockAtVersion(tx, id, version);
    if (draft.state === 'open') throw conflict('This draft is not scheduled.', 'not_scheduled');
    await writeDraftAudit(tx, user, id, 'draft.unscheduled', {
      before: { name: draft.name, publishat: draft.publishAt?.toISOString() ?? '' },
    });
    return updateDraft(tx, draft, { state: 'open', publishAt: null, failure: '' });
  });
}

/**
 * Publishes the scheduled drafts whose time has come, earliest first. If no draft is due, runs only
 * one query. If a draft cannot be published, marks the draft as failed and stores the reason.
 */
export async function publishDueDrafts(
  db: Db,
  log: Pick<FastifyBaseLogger, 'error'>,
  signal: AbortSignal,
): Promise<void> {
  const dueDrafts = await db
    .select({ id: catalogueDrafts.id })
    .from(catalogueDrafts)
    .where(isDue)
    .orderBy(asc(catalogueDrafts.publishAt));
  for (const { id } of dueDrafts) {
    if (signal.aborted) return;
    await publishDueDraft(db, log, id);
  }
}

const isDue = and(
  eq(catalogueDrafts.state, 'scheduled'),
  sql`${catalogueDrafts.publishAt} <= now()`,
);

async function publishDueDraft(db: Db, log: Pick<FastifyBaseLogger, 'error'>, id: number) {
  try {
    await db.transaction(async (tx) => {
      const draft = await lockDueDraft(tx, id);
      if (draft === undefined) return;
      // The pages of the live remotes were checked when staff scheduled the draft.
      await requirePublishable(tx, draft, true, null);
      const publication = await publishLockedDraft(tx, draft, null);
      await updateDraft(tx, draft, publishedState);
      await writeJobAudit(tx, draft, 'draft.published', { name: draft.name, publication });
    });
  } catch (cause) {
    if (isOutage(cause)) throw cause;
    if (!(cause instanceof HttpError))
      log.error({ failure: toLogFields(cause), draft: id }, 'a scheduled draft was not published');
    await markFailed(db, id, cause instanceof HttpError ? cause.message : UNEXPECTED_FAILURE);
  }
}

const UNEXPECTED_FAILURE = 'Something went wrong on our side. Please publish the draft by hand.';

/**
 * Locks and returns a draft whose time has come. Returns undefined if another transaction has
 * locked the draft, or if the draft is no longer scheduled. A later run finds a draft that was only
 * locked.
 */
async function lockDueDraft(tx: Tx, id: number): Promise<DraftRow | undefined> {
  const [draft] = await tx
    .select()
    .from(catalogueDrafts)
    .where(and(eq(catalogueDrafts.id, id), isDue))
    .for('update', { skipLocked: true });
  return draft;
}

async function markFailed(db: Db, id: number, failure: string): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDueDraft(tx, id);
    if (draft === undefined) return;
    await updateDraft(tx, draft, { state: 'failed', failure });
    await writeJobAudit(tx, draft, 'draft.failed', { name: draft.name, failure });
  });
}

/** Writes the audit entry of a background job, which has no signed-in user. */
async function writeJobAudit(
  tx: Tx,
  { id }: DraftRow,
  action: string,
  after: Record<string, unknown>,
): Promise<void> {
  const subject = { subjectKind: 'draft', subjectId: String(id) };
  await tx.insert(staffAudit).values({ staffEmail: '', action, ...subject, after });
}
