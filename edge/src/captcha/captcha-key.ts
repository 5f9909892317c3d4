import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs challenges: CAPTCHA_HMAC_KEY, else one made once under DATA_DIR, which the
 * backend reads too. Two processes that start at once agree on one.
 */
export async function captchaKey(dataDir: string, given: string | null): Promise<string> {
  if (given) return given;
  const file = join(dataDir, 'captcha.key');
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
