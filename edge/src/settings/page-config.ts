import { SettingError, type settingsReader } from './environment.ts';
import { demoMenus, demoSocial } from './demo-values.ts';

type Read = ReturnType<typeof settingsReader>;

/** The part of the settings that every page is told; see `ShopConfig` in `shared`. */
export type PageConfig = ReturnType<typeof readPageConfig>;

/** Brand, contact, menus, payment and captcha settings; demo values can reach nobody. */
export function readPageConfig(read: Read, production: boolean, ownBackend: boolean) {
  const secretKey = read.optional('STRIPE_SECRET_KEY');
  const publishableKey = read.optional('STRIPE_PUBLISHABLE_KEY');
  return {
    brand: read.text('SHOP_NAME', 'SLR London'),
    phone: read.text('SHOP_PHONE', '020 7946 0018'),
    email: read.text('SHOP_EMAIL', 'hello@slr-london.example.com'),
    company: {
      legalName: read.text('SHOP_LEGAL_NAME', 'SLR London Ltd'),
      number: read.text('SHOP_COMPANY_NUMBER', '00000000'),
      vatNumber: read.text('SHOP_VAT_NUMBER', 'GB 000 0000 00'),
      address: read.text('SHOP_ADDRESS', '1 Example Wharf, London E16 0AA'),
    },
    warehouse: read.text(
      'SHOP_WAREHOUSE',
      'SLR London warehouse, Unit 4, 1 Example Wharf, London E16 0AA',
    ),
    social: read.links('SHOP_SOCIAL', demoSocial),
    menus: demoMenus.map((menu) => readMenu(read, menu)),
    payments: {
      // The backend of this process needs the secret key; another one has its own.
      online: !production || Boolean(ownBackend ? secretKey : (secretKey ?? publishableKey)),
      providerName: 'Stripe',
      publishableKey,
      paypalClientId: read.optional('PAYPAL_CLIENT_ID'),
      /** The sandbox's page is the shop's own; it is never there in production. */
      sandbox: !production && !secretKey,
    },
    captcha: readCaptcha(read),
  };
}

/**
 * An external menu: SHOP_MENU_MOVING is its address, SHOP_MENU_MOVING_ITEMS what its group holds. A
 * firm that sets the address shows none of the demo's items.
 */
function readMenu(read: Read, { label, href, items }: (typeof demoMenus)[number]) {
  const name = `SHOP_MENU_${label.toUpperCase().replaceAll(' ', '_')}`;
  const own = read.address(name);
  return { label, href: own ?? href, items: read.links(`${name}_ITEMS`, own ? [] : items) };
}

function readCaptcha(read: Read) {
  const provider = read.choice(
    'CAPTCHA_PROVIDER',
    ['altcha', 'turnstile', 'hcaptcha', 'recaptcha'] as const,
    'altcha',
  );
  const siteKey = read.optional('CAPTCHA_SITE_KEY');
  if (provider !== 'altcha' && !siteKey)
    throw new SettingError(`CAPTCHA_SITE_KEY is required when CAPTCHA_PROVIDER is '${provider}'.`);
  return { provider, siteKey };
}
