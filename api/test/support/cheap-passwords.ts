/** For a file that tries hundreds of passwords and of which their hashing is not the subject. */
export const cheapPasswords = { passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 } };
