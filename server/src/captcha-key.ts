import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns `CAPTCHA_HMAC_KEY`, else the key in `captcha.key` under the data folder. The first
 * process that needs the file creates it.
 */
export async function readCaptchaKey(
  dataDir: string,
  configuredKey: string | null,
): Promise<string> {
  if (configuredKey !== null) return configuredKey;
  const file = join(dataDir, 'captcha.key');
  try {
    return await readKey(file);
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT')) throw cause;
  }
  await mkdir(dataDir, { recursive: true });
  await createKeyFile(file);
  return readKey(file);
}

const readKey = async (file: string) => (await readFile(file, 'utf8')).trim();

async function createKeyFile(file: string): Promise<void> {
  const draftFile = `${file}.${randomUUID()}.draft`;
  await writeFile(draftFile, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    await link(draftFile, file);
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause;
  } finally {
    await rm(draftFile, { force: true });
  }
}

const hasCode = (cause: unknown, code: string) =>
  cause instanceof Error && 'code' in cause && cause.code === code;
