import { hash, verify } from '@node-rs/argon2';
import { type PasswordCost, passwordCost } from '../config/password-cost.ts';

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
