import { hash, verify } from '@node-rs/argon2';

/** What one hash takes: kibibytes of memory, passes over them, lanes. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** argon2id with 19 MiB, two passes, one lane (decision 21). */
export const passwordCost: PasswordCost = Object.freeze({
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});

const standIns = new WeakMap<PasswordCost, Promise<string>>();

export function hashPassword(password: string, cost = passwordCost): Promise<string> {
  return hash(password, cost);
}

/** Whether the password is the hashed one. Without a hash it takes as long and says no (decision 22). */
export async function verifyPassword(
  stored: string | null,
  password: string,
  cost = passwordCost,
): Promise<boolean> {
  const matches = await verify(stored ?? (await standIn(cost)), password);
  return stored !== null && matches;
}

function standIn(cost: PasswordCost): Promise<string> {
  const made = standIns.get(cost) ?? hashPassword('nobody has this password', cost);
  standIns.set(cost, made);
  return made;
}
