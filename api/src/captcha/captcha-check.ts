import { captchaKey } from 'server/captcha-key';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { badRequest } from '../http/http-error.ts';
import { solveAltcha } from './altcha.ts';
import { siteVerify } from './site-verify.ts';
import { spendCaptcha } from './spent-captchas.ts';

/** A correct solution. The caller spends it in the transaction of the permitted action. */
export interface CheckedCaptcha {
  /** Marks the solution as used. Throws 400 if it was used before. */
  spend(tx: Tx): Promise<void>;
}

/** Checks the captcha solution of a visitor. Throws 400 if it is missing or incorrect. */
export async function checkCaptcha(
  config: Config,
  solution: string,
  remoteip: string,
): Promise<CheckedCaptcha> {
  if (solution === '') throw badRequest('Please fill the captcha', 'captcha_missing');
  if (config.captcha.provider !== 'altcha') {
    if (await siteVerify(config.captcha, solution, remoteip)) return { spend: async () => {} };
    throw wrong();
  }
  const solved = await solveAltcha(
    solution,
    await captchaKey(config.dataDir, config.captcha.hmacKey),
  );
  if (solved === null) throw wrong();
  return {
    async spend(tx) {
      if (!(await spendCaptcha(tx, solved.solution, solved.expiresAt))) throw wrong();
    },
  };
}

function wrong() {
  return badRequest('The captcha has expired or is wrong. Please solve it again.', 'captcha_wrong');
}
