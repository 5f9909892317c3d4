/** Cost of a password hash: memory in KiB, passes, and parallel lanes. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** Cost of argon2id as OWASP recommends: 19 MiB, two passes and one lane. */
export const passwordCost: PasswordCost = Object.freeze({
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});
