import type { CommonSettings } from 'server/settings';
import { SettingError } from 'server/settings/error';
import { type Environment, readSettings } from 'server/settings/read';
import { httpUrl, text, unsetOr } from 'server/settings/schemas';

type Given = CommonSettings['captcha'];

export type CaptchaProvider = Given['provider'];

export interface CaptchaSettings extends Given {
  secret: string | null;
  /** URL that verifies tokens of an external provider, or null for Altcha. */
  verifyUrl: string | null;
}

const verifyUrls: Record<CaptchaProvider, string | null> = {
  altcha: null,
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/**
 * Reads the captcha settings of the backend. Throws a `SettingError` if an external provider has no
 * secret. Altcha needs no settings.
 */
export function captchaSettings(env: Environment, given: Given): CaptchaSettings {
  const { CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: verifyUrl } = readSettings(env, {
    CAPTCHA_SECRET: unsetOr(text),
    CAPTCHA_VERIFY_URL: unsetOr(httpUrl),
  });
  if (given.provider !== 'altcha' && secret === null) {
    throw new SettingError('CAPTCHA_SECRET', `is required for ${given.provider}`);
  }
  return { ...given, secret, verifyUrl: verifyUrl ?? verifyUrls[given.provider] };
}
