import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs and verifies proof-of-work challenges: `CAPTCHA_HMAC_KEY`, else the one in
 * `captcha.key` under the data folder, made once by whichever process needs it first.
 */
export async function captchaKey(dataDir: string, given: string | null): Promise<string> {
  if (given !== null) return given;
  const file = join(dataDir, 'captcha.key');
  try {
    return await read(file);
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT')) throw cause;
  }
  await mkdir(dataDir, { recursive: true });
  await makeOnce(file);
  return read(file);
}

const read = async (file: string) => (await readFile(file, 'utf8')).trim();

/** A link is made whole or not at all, and never over a file that another process made meanwhile. */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

const hasCode = (cause: unknown, code: string) =>
  cause instanceof Error && 'code' in cause && cause.code === code;
