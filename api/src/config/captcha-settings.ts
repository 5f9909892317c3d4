import { ConfigError } from './config-error.ts';
import { wordOf, httpUrl, text, type Env } from './readers.ts';

const providers = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha'] as const;

export type CaptchaProvider = (typeof providers)[number];

export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string | null;
  secret: string | null;
  /** Where a solution is verified, for the providers that are asked over HTTP. */
  verifyUrl: string | null;
  /** The key that signs the proof-of-work challenges; null: one kept under the data folder. */
  hmacKey: string | null;
}

const verifyUrls: Record<CaptchaProvider, string | null> = {
  altcha: null,
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** The `CAPTCHA_*` settings; the self-hosted proof of work needs none of them (decision 39). */
export function captchaSettings(env: Env): CaptchaSettings {
  const provider = wordOf(env, 'CAPTCHA_PROVIDER', providers, 'altcha');
  const siteKey = text(env, 'CAPTCHA_SITE_KEY');
  const secret = text(env, 'CAPTCHA_SECRET');
  if (provider !== 'altcha' && siteKey === null) {
    throw new ConfigError('CAPTCHA_SITE_KEY', `is required for ${provider}`);
  }
  if (provider !== 'altcha' && secret === null) {
    throw new ConfigError('CAPTCHA_SECRET', `is required for ${provider}`);
  }
  const verifyUrl = httpUrl(env, 'CAPTCHA_VERIFY_URL')?.href ?? verifyUrls[provider];
  return { provider, siteKey, secret, verifyUrl, hmacKey: hmacKey(env) };
}

function hmacKey(env: Env): string | null {
  const given = text(env, 'CAPTCHA_HMAC_KEY');
  if (given === null || given.length >= 16) return given;
  throw new ConfigError('CAPTCHA_HMAC_KEY', 'must have at least 16 characters');
}
