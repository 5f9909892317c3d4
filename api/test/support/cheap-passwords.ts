import { argon2Cost } from '../../src/auth/password.ts';

/** Makes passwords cheap to hash, and so to check, in a file of which they are not the subject. */
Object.assign(argon2Cost, { memoryCost: 64, timeCost: 1 });
