import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the key for proof-of-work challenges: `CAPTCHA_HMAC_KEY`, else the one in `captcha.key`
 * under the data folder. The first process that needs the file creates it.
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

/** Creates the file atomically with a link, which never replaces the file of another process. */
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
