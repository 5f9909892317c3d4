/** What one hash of a password takes: kibibytes of memory, passes over them, lanes. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** argon2id with 19 MiB, two passes, one lane (decision 21). */
export const passwordCost: PasswordCost = Object.freeze({
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});
