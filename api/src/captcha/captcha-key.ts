import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { readIfThere } from '../files/read-if-there.ts';

/**
 * The key that signs and verifies proof-of-work challenges: `CAPTCHA_HMAC_KEY`, else the one in
 * `captcha.key` under the data folder, made once by whichever process needs it first.
 */
export async function captchaKey({
  captcha,
  dataDir,
}: Pick<Config, 'captcha' | 'dataDir'>): Promise<string> {
  if (captcha.hmacKey !== null) return captcha.hmacKey;
  const file = join(dataDir, 'captcha.key');
  const kept = await readIfThere(file);
  if (kept !== null) return kept.toString('utf8').trim();
  await mkdir(dataDir, { recursive: true });
  await makeOnce(file);
  return (await readFile(file, 'utf8')).trim();
}

/** A link is made whole or not at all, and never over a file that another process made meanwhile. */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}
