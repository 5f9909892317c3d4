import type { InlineScript } from 'releases/live-releases';
import { listProviderOrigins } from 'server/settings/card-providers';
import type { Settings } from '../settings/settings.ts';

export function contentSecurityPolicy(
  { apiHost, page, publicUrl }: Settings,
  inline: readonly InlineScript[] = [],
): string {
  const backend = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];
  const paypal = page.payments.paypalClientId
    ? ['https://www.paypal.com', 'https://*.paypal.com']
    : [];
  const captcha = captchaHosts[page.captcha.provider];
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inline.map(({ hash }) => `'${hash}'`),
      ...listProviderOrigins('scripts'),
      ...paypal,
      ...captcha,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...backend, ...paypal],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...backend,
      ...listProviderOrigins('connections'),
      ...paypal,
      ...captcha,
    ],
    'frame-src': [...listProviderOrigins('frames'), ...paypal, ...captcha],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'", ...listProviderOrigins('pages')],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  // On a shop with plain http, this directive would block every file.
  if (publicUrl?.startsWith('https:')) policy['upgrade-insecure-requests'] = [];
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browser features that no page of the shop uses. The header forbids them. */
const refusedAbilities = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'local-fonts'],
  ...['microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'window-management'],
];

/**
 * Allows popups, because a payment provider may open a window that reports back, as PayPal does.
 */
export const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': refusedAbilities.map((ability) => `${ability}=()`).join(', '),
};

const captchaHosts: Record<Settings['page']['captcha']['provider'], string[]> = {
  altcha: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
};
