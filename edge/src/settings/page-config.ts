import { readPageProvider } from 'server/card-providers';
import type { CommonSettings } from 'server/settings';
import { type Environment, readSettings } from 'server/settings/read';
import { baseUrl, links, nullIfUnset, text } from 'server/settings/schemas';
import { demoMenus, demoSocial } from './demo-values.ts';

export type PageConfig = ReturnType<typeof readPageConfig>;

const settingSchemas = {
  SHOP_SOCIAL: nullIfUnset(links),
  PAYPAL_CLIENT_ID: nullIfUnset(text),
};

export function readPageConfig(
  env: Environment,
  { production, captcha, shop }: CommonSettings,
  hasOwnBackend: boolean,
) {
  const values = readSettings(env, settingSchemas);
  const { label, hasSecretKey, publishableKey } = readPageProvider(env);
  return {
    ...shop,
    social: values.SHOP_SOCIAL ?? demoSocial,
    menus: demoMenus.map((menu) => readMenu(env, menu)),
    payments: {
      // The backend of this repository needs the secret key in these settings. Another backend has
      // its own secret key.
      online: !production || hasSecretKey || (!hasOwnBackend && publishableKey !== null),
      providerName: label,
      publishableKey,
      paypalClientId: values.PAYPAL_CLIENT_ID,
      /** In production, the sandbox's payment page is never served. */
      sandbox: !production && !hasSecretKey,
    },
    captcha: { provider: captcha.provider, siteKey: captcha.siteKey },
  };
}

/** Reads a menu. The demo items are used only if no URL is set. */
function readMenu(env: Environment, { label, href, items }: (typeof demoMenus)[number]) {
  const name = `SHOP_MENU_${label.toUpperCase().replaceAll(' ', '_')}`;
  const menuValues = readSettings(env, { [name]: nullIfUnset(baseUrl) });
  const menuUrl = menuValues[name] ?? null;
  const menuItems = readSettings(env, { [`${name}_ITEMS`]: nullIfUnset(links) })[`${name}_ITEMS`];
  return { label, href: menuUrl ?? href, items: menuItems ?? (menuUrl === null ? items : []) };
}
