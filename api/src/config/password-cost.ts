/** Cost of a password hash: memory in KiB, passes and lanes. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** argon2id with 19 MiB, two passes and one lane (rule 21). */
export const passwordCost: PasswordCost = Object.freeze({
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});
