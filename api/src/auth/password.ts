import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane (decision 21). Tests of limits, which need hundreds, lower it. */
export const argon2Cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let standIn: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Cost);
}

/** Whether the password is the hashed one. Without a hash it takes as long and says no (decision 22). */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await standIn), password);
  return stored !== null && matches;
}
