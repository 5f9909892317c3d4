import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

const CHALLENGE_LIFETIME_MS = 20 * 60_000;

/**
 * Serves proof-of-work challenges at GET /captcha/challenge, so that the contact page works with
 * any backend (rule 39).
 */
export function registerChallenge(app: FastifyInstance, captchaKey: string): void {
  app.get('/captcha/challenge', async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      counter: randomInt(1000, 4000),
      deriveKey,
      expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
      hmacSignatureSecret: captchaKey,
    });
  });
}
