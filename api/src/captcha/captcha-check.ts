import { readCaptchaKey } from 'server/captcha-key';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { badRequest } from '../http/http-error.ts';
import { verifyAltcha } from './altcha.ts';
import { verifyCaptchaToken } from './verify-captcha-token.ts';
import { spentCaptchas } from './tables.ts';

/**
 * A correct captcha solution. The caller must call `spend` in the transaction of the action that
 * the captcha protects.
 */
export interface CheckedCaptcha {
  /**
   * Marks the solution as used. Throws 400 if the solution was already used. Does nothing for the
   * captcha of an external provider.
   */
  spend(tx: Tx): Promise<void>;
}

/**
 * Checks the captcha solution of a request. Throws 400 if the solution is missing or incorrect, and
 * 503 if an external provider does not respond.
 */
export async function checkCaptcha(
  config: Config,
  solution: string,
  remoteip: string,
): Promise<CheckedCaptcha> {
  if (solution === '') throw badRequest('Please fill the captcha', 'captcha_missing');
  if (config.captcha.provider !== 'altcha') {
    if (await verifyCaptchaToken(config.captcha, solution, remoteip))
      return { spend: async () => {} };
    throw createWrongCaptchaError();
  }
  const solvedCaptcha = await verifyAltcha(
    solution,
    await readCaptchaKey(config.dataDir, config.captcha.hmacKey),
  );
  if (solvedCaptcha === null) throw createWrongCaptchaError();
  return {
    async spend(tx) {
      if (!(await spendCaptcha(tx, solvedCaptcha.solution, solvedCaptcha.expiresAt)))
        throw createWrongCaptchaError();
    },
  };
}

function createWrongCaptchaError() {
  return badRequest('The captcha has expired or is wrong. Please solve it again.', 'captcha_wrong');
}

/** Marks a solution as used. Resolves to false if the solution was already used. */
export async function spendCaptcha(tx: Tx, solution: string, expiresAt: Date): Promise<boolean> {
  const insertedRows = await tx
    .insert(spentCaptchas)
    .values({ solution, expiresAt })
    .onConflictDoNothing()
    .returning({ solution: spentCaptchas.solution });
  return insertedRows.length === 1;
}
