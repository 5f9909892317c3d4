import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { users } from './tables.ts';

export type NewUser = typeof users.$inferInsert;

type UserRoles = Pick<typeof users.$inferSelect, 'id' | 'role' | 'staffRole'>;

/** Returns the customer or staff account with this e-mail, ignoring case, or null. */
export async function findAccount(tx: Tx, email: string) {
  const [account] = await tx
    .select({
      id: users.id,
      role: users.role,
      staffRole: users.staffRole,
      email: users.email,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(and(ne(users.role, 'guest'), sql`lower(${users.email}) = lower(${email})`));
  return account ?? null;
}

/**
 * Adds a user and returns the user's id and roles. Returns null if an account already has the
 * e-mail. Guests may have the e-mail of an account.
 */
export async function addUser(tx: Tx, user: NewUser): Promise<UserRoles | null> {
  const [addedUser] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id, role: users.role, staffRole: users.staffRole });
  return addedUser ?? null;
}

/** Returns the id and the roles of a user, or null for an unknown id. */
export async function findUserRole(tx: Tx, id: number): Promise<UserRoles | null> {
  const { role, staffRole } = users;
  const [user] = await tx
    .select({ id: users.id, role, staffRole })
    .from(users)
    .where(eq(users.id, id));
  return user ?? null;
}

/** Returns the account data that the API returns to the user, or null for an unknown id. */
export async function findUserRecord(tx: Tx, id: number) {
  const { name, mobile, email, role } = users;
  const [user] = await tx
    .select({ id: users.id, name, mobile, email, role })
    .from(users)
    .where(eq(users.id, id));
  return user ?? null;
}
