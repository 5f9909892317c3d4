import type { CommonSettings } from 'server/settings';
import { type Environment, readSettings } from 'server/settings/read';
import { baseUrl, links, text, unsetOr } from 'server/settings/schemas';
import { demoMenus, demoSocial } from './demo-values.ts';

/** The part of the settings that every page is told; see `ShopConfig` in `shared`. */
export type PageConfig = ReturnType<typeof readPageConfig>;

const entries = {
  SHOP_SOCIAL: unsetOr(links),
  STRIPE_SECRET_KEY: unsetOr(text),
  STRIPE_PUBLISHABLE_KEY: unsetOr(text),
  PAYPAL_CLIENT_ID: unsetOr(text),
};

/** Brand, contact, menus, payment and captcha settings; demo values can reach nobody. */
export function readPageConfig(
  env: Environment,
  { production, captcha, shop }: CommonSettings,
  ownBackend: boolean,
) {
  const read = readSettings(env, entries);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = read;
  return {
    ...shop,
    social: read.SHOP_SOCIAL ?? demoSocial,
    menus: demoMenus.map((menu) => readMenu(env, menu)),
    payments: {
      // The backend beside this process needs the secret key; another one has its own.
      online: !production || Boolean(ownBackend ? secretKey : (secretKey ?? publishableKey)),
      providerName: 'Stripe',
      publishableKey,
      paypalClientId: read.PAYPAL_CLIENT_ID,
      /** The sandbox's page is the shop's own; it is never there in production. */
      sandbox: !production && !secretKey,
    },
    captcha: { provider: captcha.provider, siteKey: captcha.siteKey },
  };
}

/**
 * An external menu: SHOP_MENU_MOVING is its address, SHOP_MENU_MOVING_ITEMS what its group holds. A
 * firm that sets the address shows none of the demo's items.
 */
function readMenu(env: Environment, { label, href, items }: (typeof demoMenus)[number]) {
  const name = `SHOP_MENU_${label.toUpperCase().replaceAll(' ', '_')}`;
  const read = readSettings(env, { [name]: unsetOr(baseUrl) });
  const own = read[name] ?? null;
  const listed = readSettings(env, { [`${name}_ITEMS`]: unsetOr(links) })[`${name}_ITEMS`];
  return { label, href: own ?? href, items: listed ?? (own === null ? items : []) };
}
