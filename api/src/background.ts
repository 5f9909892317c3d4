import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredSessions } from './auth/sessions.ts';
import { deleteSpentCaptchas } from './captcha/spent-captchas.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/db.ts';
import { deleteOldLimits } from './rate-limit/count-attempt.ts';
import { repeat } from './repeat.ts';

/** Milliseconds between two clean-ups of expired rows. */
const CLEAN_UP_EVERY = 10 * 60_000;

/** Everything the backend does unasked. `stop` resolves when nothing of it runs any more. */
export function startBackground(
  _config: Config,
  db: Db,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const jobs = [repeat('clean-up', CLEAN_UP_EVERY, log, () => cleanUp(db))];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

async function cleanUp(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteSpentCaptchas(db);
  await deleteOldLimits(db);
}
