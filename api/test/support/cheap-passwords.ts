/**
 * Fast password hashing, for a test file that tries hundreds of passwords and does not test their
 * hashing.
 */
export const cheapPasswords = { passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 } };
