import { join } from 'node:path';
import { readKeyFile } from './key-file.ts';

/** Returns `CAPTCHA_HMAC_KEY`, or the key in the file `captcha.key` of the data folder. */
export async function readCaptchaKey(
  dataDir: string,
  configuredKey: string | null,
): Promise<string> {
  return configuredKey ?? readKeyFile(join(dataDir, 'captcha.key'));
}
