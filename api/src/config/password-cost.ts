export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** Parameters of the password hash argon2id, as OWASP recommends. `memoryCost` is in KiB. */
export const passwordCost: PasswordCost = Object.freeze({
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});
