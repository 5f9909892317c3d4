import { addUser, findAccount } from '../auth/accounts.ts';
import { hashPassword } from '../auth/password.ts';
import type { Role } from '../auth/tables.ts';
import type { Db } from '../db/db.ts';

/** A seeded sign-in, printed at start in development. */
export interface SignIn {
  role: Role;
  email: string;
  password: string;
}

export const developmentSignIns: readonly SignIn[] = [
  { role: 'customer', email: 'customer@example.com', password: 'customer-demo-1' },
  { role: 'staff', email: 'staff@example.com', password: 'staff-demo-123' },
];

/** Adds the development's customer and staff member where they are missing. Never in production. */
export async function seedPeople(db: Db): Promise<readonly SignIn[]> {
  for (const { role, email, password } of developmentSignIns) {
    if ((await findAccount(db, email)) !== null) continue;
    await addUser(db, { role, email, name: '', passwordHash: await hashPassword(password) });
  }
  return developmentSignIns;
}
