import type { CommonSettings } from 'server/settings';
import { SettingError } from 'server/settings/error';
import { type Environment, readSettings } from 'server/settings/read';
import { httpUrl, text, nullIfUnset } from 'server/settings/schemas';

type CommonCaptchaSettings = CommonSettings['captcha'];

export type CaptchaProvider = CommonCaptchaSettings['provider'];

export interface CaptchaSettings extends CommonCaptchaSettings {
  secret: string | null;
  /** URL at which an external provider checks a solution. Null for the built-in captcha Altcha. */
  verifyUrl: string | null;
}

const verifyUrls: Record<CaptchaProvider, string | null> = {
  altcha: null,
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** Reads the captcha settings. Throws a `SettingError` if an external provider has no secret. */
export function readCaptchaSettings(
  env: Environment,
  common: CommonCaptchaSettings,
): CaptchaSettings {
  const { CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: verifyUrl } = readSettings(env, {
    CAPTCHA_SECRET: nullIfUnset(text),
    CAPTCHA_VERIFY_URL: nullIfUnset(httpUrl),
  });
  if (common.provider !== 'altcha' && secret === null) {
    throw new SettingError('CAPTCHA_SECRET', `is required for ${common.provider}`);
  }
  return { ...common, secret, verifyUrl: verifyUrl ?? verifyUrls[common.provider] };
}
