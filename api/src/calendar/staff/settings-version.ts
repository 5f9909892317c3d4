import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type TSchema, Type } from 'typebox';
import type { Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { defineResponses, SuccessResponse } from '../../http/responses.ts';
import { staffAudit } from '../../staff/audit/tables.ts';

/** The version of one setting that a change is based on. Without it, any version is changed. */
export const SettingVersion = Type.Optional(
  Type.String({ maxLength: 32, description: 'Of the setting that the page has seen.' }),
);

/** Returns the responses of a change: success, or a 409 with the present setting. */
export const defineSettingResponses = <Setting extends TSchema>(setting: Setting) => ({
  ...defineResponses(SuccessResponse),
  409: Type.Object({
    status: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
    current: Type.Optional(setting),
    by: Type.Optional(Type.String({ description: 'Who changed it last, or empty.' })),
    at: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
  }),
});

/** Adds the version of a setting, which depends on its values only. */
export const addVersion = <Setting extends object>(setting: Setting) => ({
  ...setting,
  version: createHash('sha256').update(JSON.stringify(setting)).digest('base64url').slice(0, 16),
});

/** Makes concurrent changes of a setting wait for each other until the transaction ends. */
export const lockSetting = (tx: Tx, id: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${id}`}, 0))`);

/**
 * Throws 409 with the present setting if `seen` is given and not its version. `id` is the subject
 * of the setting in the audit log.
 */
export async function requireSettingVersion(
  tx: Tx,
  id: string,
  seen: string | undefined,
  current: { version: string },
): Promise<void> {
  if (seen === undefined || seen === current.version) return;
  const [change] = await tx
    .select({ by: staffAudit.staffEmail, at: staffAudit.at })
    .from(staffAudit)
    .where(and(eq(staffAudit.subjectKind, 'calendar'), eq(staffAudit.subjectId, id)))
    .orderBy(desc(staffAudit.id))
    .limit(1);
  throw new ChangedMeanwhileError('This setting', {
    current,
    by: change?.by ?? '',
    at: change?.at.toISOString() ?? null,
  });
}
