import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Fastify from 'fastify';
import { readCaptchaKey } from 'server/captcha-key';
import { registerChallenge } from '../src/register-challenge.ts';
import { temporaryFolder } from '../../releases/test/support/builds.ts';

describe("the captcha's challenge", () => {
  it('can be solved and verified with the same key', async () => {
    const key = await readCaptchaKey(temporaryFolder(), null);
    const app = Fastify();
    registerChallenge(app, key);
    const challengeBody = (await app.inject('/captcha/challenge')).json();
    const solution = await solveChallenge({ challenge: challengeBody, deriveKey });
    assert.ok(solution);
    const result = await verifySolution({
      challenge: challengeBody,
      solution,
      deriveKey,
      hmacSignatureSecret: key,
    });
    assert.equal(result.verified, true);
    await app.close();
  });

  it('is signed with one key by processes that start at the same time', async () => {
    const folder = temporaryFolder();
    const keys = await Promise.all([1, 2, 3, 4].map(() => readCaptchaKey(folder, null)));
    assert.equal(new Set(keys).size, 1);
  });

  it('is signed with the key of the settings, if there is one', async () => {
    assert.equal(await readCaptchaKey(temporaryFolder(), 'given'), 'given');
  });
});
