import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Returns a solved challenge as the contact page sends it, signed with `captchaKey`. */
export async function solveCaptcha(
  captchaKey: string,
  expiresAt = new Date(Date.now() + 60_000),
): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: captchaKey,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
