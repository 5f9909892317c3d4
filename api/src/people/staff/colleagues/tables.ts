import { staffRoles } from 'contract/calls/permissions';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Invitations to become a staff member. A used invitation is stored for some time, because the page
 * of its link says that the invitation was used.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    staffRole: text('staff_role', { enum: staffRoles }).notNull(),
    /** Hash of the token in the mailed link. Null until the mail is sent. */
    tokenHash: text('token_hash'),
    /** E-mail of the owner who sent the invitation. */
    invitedBy: text('invited_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('staff_invitations_token_hash').on(table.tokenHash),
    index('staff_invitations_expires_at').on(table.expiresAt),
  ],
);
