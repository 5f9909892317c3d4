import type { PasswordCost } from '../config/password-cost.ts';
import type { Db, Tx } from '../db/db.ts';
import { addUser, findAccount, type NewUser } from './accounts.ts';
import { checkPassword } from './check-password.ts';
import { rememberAddress } from './known-addresses.ts';
import { hashPassword } from './password.ts';
import { startSession, type CurrentUser } from './sessions.ts';

/** A user with the token of a new session. */
export interface SignedIn extends CurrentUser {
  token: string;
}

export interface SignUp {
  name: string;
  mobile: string;
  username: string;
  password: string;
}

/** The shortest password, in characters (specification §9). */
export const MIN_PASSWORD = 11;

/** Signs a registered user in from a network address; null whatever was wrong. */
export async function logIn(
  db: Db,
  email: string,
  password: string,
  address: string,
  cost?: PasswordCost,
): Promise<SignedIn | null> {
  const account = await findAccount(db, email.trim());
  const isRight = await checkPassword(db, account, password, cost);
  if (account === null || !isRight) return null;
  return db.transaction((tx) => signedIn(tx, account, address));
}

/** Registers a customer; null for a taken or unusable e-mail or a short password, after the same time. */
export async function signUp(
  db: Db,
  { name, mobile, ...given }: SignUp,
  address: string,
  cost?: PasswordCost,
): Promise<SignedIn | null> {
  const email = given.username.trim();
  const passwordHash = await hashPassword(given.password, cost);
  if (!isEmail(email) || given.password.length < MIN_PASSWORD) return null;
  return addSignedIn(db, { role: 'customer', name, mobile, email, passwordHash }, address);
}

/** A fresh user for an order without an account, whoever else has the e-mail (decision 23). */
export async function continueAsGuest(db: Db, username: string): Promise<SignedIn | null> {
  const email = username.trim();
  if (!isEmail(email)) return null;
  return addSignedIn(db, { role: 'guest', email }, null);
}

/** The user and the session, or neither: nobody is registered without hearing of it. */
function addSignedIn(db: Db, newUser: NewUser, address: string | null): Promise<SignedIn | null> {
  return db.transaction(async (tx) => {
    const user = await addUser(tx, newUser);
    return user && signedIn(tx, user, address);
  });
}

/** `address` is where an account was signed in to; a guest comes back to nothing. */
async function signedIn(
  tx: Tx,
  { id, role }: CurrentUser,
  address: string | null,
): Promise<SignedIn> {
  if (address !== null) await rememberAddress(tx, id, address);
  return { id, role, token: await startSession(tx, id) };
}

/**
 * Close enough to an address to be written to; the mail decides the rest. What only spells a mailbox in
 * another way is none: quotes, backslashes, comments, a dot at the end, wide letters.
 */
export function isEmail(text: string): boolean {
  const isPlain =
    text.normalize('NFKC') === text && !/\p{Default_Ignorable_Code_Point}/u.test(text);
  return isPlain && /^[^\s@<>,;:"()[\]\\]+@[a-z\d-]+(\.[a-z\d-]+)*$/i.test(text);
}
