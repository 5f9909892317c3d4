import { type StaffRole, staffRoles } from 'contract/calls/permissions';
import { eq } from 'drizzle-orm';
import { findAccount } from '../../records/accounts.ts';
import { removeFactor } from '../../sign-in/factor/remove-factor.ts';
import { sessions } from '../../records/tables.ts';
import type { Db } from '../../../db/db.ts';
import { staffAudit } from '../../../audit/records/tables.ts';
import { addStaff, OPERATOR } from './add-staff.ts';
import { countStaff } from './count-staff.ts';

/** A command of the operator of the shop. Another process may have sent the command. */
export type StaffCommand =
  | { kind: 'add'; email: string; role: string | undefined; password: string }
  | { kind: 'reset-factor'; email: string }
  | { kind: 'count' };

/** Runs a command and returns a message. Throws an error whose message is for the operator. */
export async function runStaffCommand(db: Db, command: StaffCommand): Promise<string> {
  if (command.kind === 'count') return JSON.stringify(await countStaff(db));
  if (command.kind === 'reset-factor') return resetFactorByOperator(db, command.email);
  const { email, password, role } = command;
  const savedRole = await addStaff(db, email, password, role === undefined ? null : toRole(role));
  return `${email} can sign in as staff with the role '${savedRole}'.`;
}

function toRole(text: string): StaffRole {
  const role = staffRoles.find((name) => name === text);
  if (role !== undefined) return role;
  throw new Error(`'${text}' is no role. The roles are ${staffRoles.join(', ')}.`);
}

async function resetFactorByOperator(db: Db, email: string): Promise<string> {
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (account?.role !== 'staff') throw new Error(`There is no staff member '${email}'.`);
    await removeFactor(tx, account.id);
    await tx.delete(sessions).where(eq(sessions.userid, account.id));
    await tx.insert(staffAudit).values({
      staffEmail: OPERATOR,
      action: 'factor.reset',
      subjectKind: 'person',
      subjectId: String(account.id),
    });
  });
  return `${email} has no second factor any more, and is signed out. The password is the same.`;
}
