import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values of the changed fields, by field name. */
export type AuditValues = Record<string, unknown>;

/**
 * One entry for each change by staff and for each sign-in of staff. A trigger refuses updates and
 * deletes unless the transaction sets `shop.retention` to 'on'. Only the retention job and an
 * erasure change this setting.
 */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for a sign-in that failed. No foreign key, because entries outlive accounts. */
    staffid: integer(),
    /** E-mail of the staff member at the time of the entry. */
    staffEmail: text('staff_email').notNull(),
    /** Noun and verb, such as 'order.addressChanged'. */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    reason: text().notNull().default(''),
  },
  (table) => [
    index('staff_audit_subject').on(table.subjectKind, table.subjectId, table.id),
    index('staff_audit_staffid').on(table.staffid, table.id),
    index('staff_audit_action').on(table.action, table.id),
    index('staff_audit_at').on(table.at),
  ],
);
