import type { PasswordCost } from '../../config/password-cost.ts';
import type { Db, Tx } from '../../db/db.ts';
import { addUser, findAccount, type NewUser } from '../records/accounts.ts';
import { checkPassword, hashPassword } from './password.ts';
import { saveKnownIp } from './known-ips.ts';
import { startSession, type CurrentUser, type SessionSecrets } from '../sessions/sessions.ts';

/** A user with the secrets of a new session. */
export interface SignedInUser extends CurrentUser, SessionSecrets {}

export interface SignUpData {
  name: string;
  mobile: string;
  /** E-mail address. */
  username: string;
  password: string;
}

/** Shortest permitted password, in characters. */
export const MIN_PASSWORD_LENGTH = 11;

/**
 * Returns the customer or staff member with this e-mail. Returns null for an unknown e-mail or a
 * wrong password.
 */
export async function authenticate(
  db: Db,
  email: string,
  password: string,
  cost?: PasswordCost,
): Promise<CurrentUser | null> {
  const account = await findAccount(db, email.trim());
  const isPasswordCorrect = await checkPassword(db, account, password, cost);
  if (account === null || !isPasswordCorrect) return null;
  const { id, role, staffRole } = account;
  return { id, role, staffRole };
}

/**
 * Registers and signs in a customer. Resolves to null for a taken or invalid e-mail, or for a short
 * password. Always hashes the password first, so that timing does not reveal which of these reasons
 * applies.
 */
export async function signUp(
  db: Db,
  { name, mobile, ...credentials }: SignUpData,
  ip: string,
  cost?: PasswordCost,
): Promise<SignedInUser | null> {
  const email = credentials.username.trim();
  const passwordHash = await hashPassword(credentials.password, cost);
  if (!isEmail(email) || credentials.password.length < MIN_PASSWORD_LENGTH) return null;
  return addSignedInUser(db, { role: 'customer', name, mobile, email, passwordHash }, ip);
}

/**
 * Adds and signs in a guest, who can order without an account. Resolves to null for an invalid
 * e-mail. The e-mail may belong to an account.
 */
export async function continueAsGuest(db: Db, username: string): Promise<SignedInUser | null> {
  const email = username.trim();
  if (!isEmail(email)) return null;
  return addSignedInUser(db, { role: 'guest', email }, null);
}

/**
 * Adds the user and the session in one transaction, so that a failure leaves no user without a
 * session.
 */
function addSignedInUser(
  db: Db,
  newUser: NewUser,
  ip: string | null,
): Promise<SignedInUser | null> {
  return db.transaction(async (tx) => {
    const user = await addUser(tx, newUser);
    return user && signInUser(tx, user, ip);
  });
}

/**
 * Starts a session. Adds `ip` to the known IP addresses of the account. For a guest, callers pass
 * null as `ip`.
 */
export async function signInUser(
  tx: Tx,
  user: CurrentUser,
  ip: string | null,
): Promise<SignedInUser> {
  const { id, role, staffRole } = user;
  if (ip !== null) await saveKnownIp(tx, id, ip);
  return { id, role, staffRole, ...(await startSession(tx, user)) };
}

/**
 * Returns whether a text can be an e-mail address. Returns false for alternative spellings of a
 * mailbox: quotes, backslashes, comments, a final dot, full-width letters or invisible characters.
 */
export function isEmail(text: string): boolean {
  const isPlain =
    text.normalize('NFKC') === text && !/\p{Default_Ignorable_Code_Point}/u.test(text);
  return isPlain && /^[^\s@<>,;:"()[\]\\]+@[a-z\d-]+(\.[a-z\d-]+)*$/i.test(text);
}
