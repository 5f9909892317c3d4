import {
  MAX_DRAFT_BYTES,
  MAX_DRAFTS,
  type SavedDraft,
  type saveDraft as saveCall,
} from 'contract/compose/drafts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { composerDrafts } from './tables.ts';

type DraftRow = typeof composerDrafts.$inferSelect;

/** Returns the drafts of a member of staff, latest first. */
export async function listDrafts(tx: Tx, staffid: number): Promise<SavedDraft[]> {
  const rows = await tx
    .select()
    .from(composerDrafts)
    .where(eq(composerDrafts.staffid, staffid))
    .orderBy(desc(composerDrafts.updatedAt), desc(composerDrafts.key));
  return rows.map(toApiDraft);
}

/**
 * Saves a draft and returns its new version. Version 0 is a new draft. A repeated save of the same
 * text changes nothing. Throws 409 with the newer draft if it was saved elsewhere, 404 if it is gone,
 * 409 above `MAX_DRAFTS`, and 400 above `MAX_DRAFT_BYTES`.
 */
export async function saveDraft(
  tx: Tx,
  staffid: number,
  key: string,
  { kind, subject, body: fields, version }: CallBody<typeof saveCall>,
): Promise<{ version: number; updatedat: string }> {
  const body = JSON.stringify(fields);
  if (Buffer.byteLength(body) > MAX_DRAFT_BYTES)
    throw invalidField('body', 'This draft is too long to be saved.', 'too_long');
  await lockDrafts(tx, staffid);
  const present = await findDraft(tx, staffid, key);
  if (present === null) {
    if (version !== 0) throw createGoneError();
    await requireFreeDraft(tx, staffid);
  } else if (present.version !== version) {
    if (present.version === version + 1 && present.body === body) return toSavedVersion(present);
    throw new ChangedMeanwhileError('This draft', {
      current: toApiDraft(present),
      by: '',
      at: present.updatedAt.toISOString(),
    });
  }
  const values = { kind, subject, body, version: version + 1, updatedAt: sql`now()` };
  const [savedDraft] = await tx
    .insert(composerDrafts)
    .values({ staffid, key, ...values })
    .onConflictDoUpdate({ target: [composerDrafts.staffid, composerDrafts.key], set: values })
    .returning();
  if (savedDraft === undefined) throw new Error('The draft was not saved.');
  return toSavedVersion(savedDraft);
}

/** Deletes a draft. Throws 404 for the draft of a colleague, or if it is gone. */
export async function discardDraft(tx: Tx, staffid: number, key: string): Promise<void> {
  if (!(await deleteDraft(tx, staffid, key))) throw createGoneError();
}

/** Deletes a draft. Resolves to whether there was one. */
export async function deleteDraft(tx: Tx, staffid: number, key: string): Promise<boolean> {
  const rows = await tx
    .delete(composerDrafts)
    .where(isOwnDraft(staffid, key))
    .returning({ key: composerDrafts.key });
  return rows.length > 0;
}

/** Deletes the drafts of all members of staff that contain one of these e-mails, in any case. */
export async function deleteDraftsWithEmails(tx: Tx, emails: readonly string[]): Promise<void> {
  // An empty e-mail, which erased users have, would be in every draft.
  for (const email of new Set(emails.filter((each) => each !== '')))
    await tx
      .delete(composerDrafts)
      .where(sql`strpos(lower(${composerDrafts.body}), lower(${email})) > 0`);
}

/** Lets one save run at a time, so that two pages cannot save the same version or exceed the limit. */
async function lockDrafts(tx: Tx, staffid: number): Promise<void> {
  const name = `drafts ${staffid}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

async function findDraft(tx: Tx, staffid: number, key: string): Promise<DraftRow | null> {
  const [draft] = await tx.select().from(composerDrafts).where(isOwnDraft(staffid, key));
  return draft ?? null;
}

const isOwnDraft = (staffid: number, key: string) =>
  and(eq(composerDrafts.staffid, staffid), eq(composerDrafts.key, key));

async function requireFreeDraft(tx: Tx, staffid: number): Promise<void> {
  const [drafts] = await tx
    .select({ total: count() })
    .from(composerDrafts)
    .where(eq(composerDrafts.staffid, staffid));
  if ((drafts?.total ?? 0) >= MAX_DRAFTS)
    throw conflict(
      `You have ${MAX_DRAFTS} drafts already. Please discard one to save this one.`,
      'too_many_drafts',
    );
}

const createGoneError = () =>
  notFound('You have no such draft. It was discarded or finished elsewhere.', 'no_draft');

const toSavedVersion = ({ version, updatedAt }: DraftRow) => ({
  version,
  updatedat: updatedAt.toISOString(),
});

const toApiDraft = ({ key, kind, subject, body, version, updatedAt }: DraftRow): SavedDraft => ({
  key,
  kind,
  subject,
  body: JSON.parse(body) as SavedDraft['body'],
  version,
  updatedat: updatedAt.toISOString(),
});
