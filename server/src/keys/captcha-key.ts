import { join } from 'node:path';
import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { readKeyFile } from './key-file.ts';

/** Returns `CAPTCHA_HMAC_KEY`, or the key in the file `captcha.key` of the data folder. */
export async function readCaptchaKey(
  dataDir: string,
  configuredKey: string | null,
): Promise<string> {
  return configuredKey ?? readKeyFile(join(dataDir, 'captcha.key'));
}

/** Header with which `edge` proves to the backend that it belongs to the same shop. */
export const FIGURES_KEY_HEADER = 'x-figures-key';

/**
 * Derives the key for calls about release figures from the captcha key, which `edge` and the
 * backend share.
 */
export const deriveFiguresKey = (captchaKey: string): string =>
  Buffer.from(hkdfSync('sha256', captchaKey, '', 'release figures', 32)).toString('base64url');

export function isFiguresKey(sentKey: unknown, captchaKey: string): boolean {
  const [sentBytes, expectedBytes] = [String(sentKey), deriveFiguresKey(captchaKey)].map((key) =>
    Buffer.from(key),
  );
  return (
    sentBytes !== undefined &&
    expectedBytes !== undefined &&
    sentBytes.length === expectedBytes.length &&
    timingSafeEqual(sentBytes, expectedBytes)
  );
}
