import { join } from 'node:path';
import { readKeyFile } from './key-file.ts';

/** Returns `CAPTCHA_HMAC_KEY`, else the key in `captcha.key` under the data folder. */
export async function readCaptchaKey(
  dataDir: string,
  configuredKey: string | null,
): Promise<string> {
  return configuredKey ?? readKeyFile(join(dataDir, 'captcha.key'));
}
