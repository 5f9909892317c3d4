import type { Feature } from 'contract/features';

/**
 * What the running shop tells its pages: settings read by `edge` at start and put into the page.
 * Nothing here is known at build time (decisions, run contract).
 */
export interface ShopConfig {
  /** Base address of the backend, the specification's `{host}`; `/api` on the same origin by default. */
  apiHost: string;
  /** Origin of the shop for canonical links, without a trailing slash. */
  publicUrl: string;
  brand: string;
  phone: string;
  email: string;
  company: { legalName: string; number: string; vatNumber: string; address: string };
  /** Where 'Collection Only' orders are fetched (specification §9). */
  warehouse: string;
  social: MenuLink[];
  /** The external menus of specification §1. */
  menus: Menu[];
  payments: {
    /** Whether a card payment can be offered at all (decisions, run contract). */
    online: boolean;
    /** The `{provider}` of the specification's texts. */
    providerName: string;
    publishableKey: string | null;
    paypalClientId: string | null;
    /** Origins that a hosted payment page may have (decision 34). */
    hostedOrigins: string[];
  };
  /** What the backend offers beyond section 7 (decision 46); unset where the server does not tell. */
  features?: readonly Feature[];
  captcha: { provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha'; siteKey: string | null };
}

export interface MenuLink {
  label: string;
  href: string;
}

export interface Menu extends MenuLink {
  /** Links of a collapsible group; empty for a plain link. */
  items: MenuLink[];
}
