import { listProviderOrigins } from 'server/card-providers';
import type { Settings } from '../settings/settings.ts';

type Policy = Record<string, readonly string[]>;

interface InlineHashes {
  scripts: readonly string[];
  /** Hashes of the allowed `style` elements. Null allows all styles. */
  styles: readonly string[] | null;
}

/**
 * Returns the Content-Security-Policy of a page. Staff pages may not load anything from other
 * origins.
 */
export function createPolicy(
  settings: Settings,
  area: Area,
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
): string {
  const { apiHost, publicUrl } = settings;
  const backend = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];
  const origins = area === 'staff' ? NO_ORIGINS : listShopOrigins(settings);
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(quote), ...origins.scripts],
    'style-src': ["'self'", ...listStyleSources(origins.hasInlineStyles ? null : styles)],
    'img-src': ["'self'", 'data:', ...backend, ...origins.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend, ...origins.connections],
    'frame-src': origins.frames.length > 0 ? origins.frames : ["'none'"],
    'worker-src': ["'self'", ...origins.workers],
    'form-action': ["'self'", ...origins.pages],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // In a shop with plain HTTP, browsers would fetch every file over HTTPS, which would fail.
    ...(publicUrl?.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns either hashes or 'unsafe-inline', because a browser ignores 'unsafe-inline' if there are
 * hashes.
 */
const listStyleSources = (hashes: readonly string[] | null) =>
  hashes === null ? ["'unsafe-inline'"] : hashes.map(quote);

const quote = (hash: string) => `'${hash}'`;

type OtherOrigins = ReturnType<typeof listShopOrigins>;

const NO_ORIGINS: OtherOrigins = {
  scripts: [],
  images: [],
  connections: [],
  frames: [],
  workers: [],
  pages: [],
  hasInlineStyles: false,
};

function listShopOrigins({ page }: Pick<Settings, 'page'>) {
  const { provider } = page.captcha;
  const paypal = page.payments.paypalClientId
    ? ['https://www.paypal.com', 'https://*.paypal.com']
    : [];
  const captcha = captchaHosts[provider];
  return {
    scripts: [...listProviderOrigins('scripts'), ...paypal, ...captcha],
    images: paypal,
    connections: [...listProviderOrigins('connections'), ...paypal, ...captcha],
    frames: [...listProviderOrigins('frames'), ...paypal, ...captcha],
    // The shop's own captcha, altcha, starts its workers from blob URLs.
    workers: ['blob:'],
    pages: listProviderOrigins('pages'),
    // The policy must allow inline styles, because scripts of these providers add `style` elements
    // and attributes.
    hasInlineStyles: paypal.length > 0 || provider === 'hcaptcha' || provider === 'recaptcha',
  };
}

/** Browser features that no page of the shop uses. The header forbids these features. */
const refusedAbilities = [
  ...['display-capture', 'geolocation', 'hid', 'local-fonts'],
  ...['microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'window-management'],
];

const formatPermissions = (camera: 'self' | '') =>
  [`camera=(${camera})`, ...refusedAbilities.map((ability) => `${ability}=()`)].join(', ');

const isolationHeaders = {
  // Payment providers such as PayPal may open a window that sends its result to the page. The staff
  // area has the same value, because a navigation between pages with different values loses the
  // history state. The history state contains the page to return to.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const areaHeaders: Record<Area, Record<string, string>> = {
  shop: {
    ...isolationHeaders,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': formatPermissions(''),
  },
  staff: {
    ...isolationHeaders,
    'Referrer-Policy': 'same-origin',
    // Staff scan labels of garments.
    'Permissions-Policy': formatPermissions('self'),
  },
};

const captchaHosts: Record<Settings['page']['captcha']['provider'], string[]> = {
  altcha: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
};

/** Part of the shop with its own security policy. */
export type Area = 'shop' | 'staff';

export const isStaffArea = (path: string): boolean => /^\/(admin|crew)(\/|$)/i.test(path);
