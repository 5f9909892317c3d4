import type { MessageState } from 'contract/contact/inbox';
import { eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { users } from '../../people/records/tables.ts';
import type { Db, Tx } from '../../db/db.ts';
import { notFound, HttpError } from '../../http/http-error.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { contactMessages } from '../tables.ts';
import { requireColleague, staffNameSql } from './colleagues.ts';
import { loadStaffMessage, type MessageRow, type StaffMessage } from './load-message.ts';

/**
 * Assigns a message to a colleague, or to nobody if `assignee` is null. Throws 409 if a colleague
 * has changed the message since `version`.
 */
export async function assignMessage(
  db: Db,
  user: CurrentUser,
  id: number,
  { version, assignee }: { version: number; assignee: number | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (message.assigneeid === assignee) return;
    await requireVersion(tx, message, version);
    if (assignee !== null) await requireColleague(tx, assignee);
    await updateMessage(tx, message, user, { assigneeid: assignee });
    await writeAudit(tx, user, {
      ...buildAuditEntry('message.assigned', id),
      before: { assignee: message.assigneeid },
      after: { assignee },
    });
  });
}

/**
 * Sets the state of a message. Throws 409 if a colleague has changed the message since `version`.
 */
export async function changeMessageState(
  db: Db,
  user: CurrentUser,
  id: number,
  { version, state }: { version: number; state: MessageState },
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (message.state === state) return;
    await requireVersion(tx, message, version);
    await updateMessage(tx, message, user, { state });
    await writeAudit(tx, user, {
      ...buildAuditEntry('message.stateChanged', id),
      before: { state: message.state },
      after: { state },
    });
  });
}

/** Locks the message until the transaction ends. Throws 404 for an unknown id. */
export async function lockMessage(tx: Tx, id: number): Promise<MessageRow> {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  if (message === undefined) throw notFound('This message is not kept any more.');
  return message;
}

/** Throws 409 with the present message if a colleague has changed the message since `version`. */
export async function requireVersion(tx: Tx, message: MessageRow, version: number): Promise<void> {
  if (message.version === version) return;
  const [changer] = await tx
    .select({ name: staffNameSql })
    .from(users)
    .where(eq(users.id, message.changedBy ?? 0));
  throw createMessageConflict(await loadStaffMessage(tx, message.id), changer?.name ?? '');
}

/** Changes a message and raises the message's version. */
export async function updateMessage(
  tx: Tx,
  { id, version }: MessageRow,
  user: CurrentUser,
  changes: Partial<Pick<MessageRow, 'state' | 'assigneeid'>>,
): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ ...changes, version: version + 1, changedBy: user.id, changedAt: sql`now()` })
    .where(eq(contactMessages.id, id));
}

/**
 * Returns an audit entry that contains only the message's id, because the audit log must not
 * contain personal data.
 */
export const buildAuditEntry = (action: string, id: number) => ({
  action,
  subject: { kind: 'message', id: String(id) },
});

/**
 * A 409 error. The response contains the present message, the name of the colleague who changed the
 * message last, and the time of that change.
 */
class MessageConflictError extends HttpError {
  override readonly extraFields: object;

  constructor(current: StaffMessage, by: string) {
    const colleague = by || 'A colleague';
    super(409, 'changed_meanwhile', `${colleague} has changed this message meanwhile.`);
    this.extraFields = { current, by, at: current.changedat };
  }
}

const createMessageConflict = (current: StaffMessage, by: string) =>
  new MessageConflictError(current, by);
