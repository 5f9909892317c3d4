import type { Feature } from 'contract/features';

/**
 * Run-time settings, which `edge` reads at start and puts into every page. None is known at build time (rules, run
 * contract).
 */
export interface ShopConfig {
  /** Base address of the backend, which the specification calls `{host}`. Default: `/api` on the same origin. */
  apiHost: string;
  /** Origin of the shop for canonical links, without a trailing slash. */
  publicUrl: string;
  brand: string;
  phone: string;
  email: string;
  company: { legalName: string; number: string; vatNumber: string; address: string };
  /** Address at which 'Collection Only' orders are fetched (specification, section 9). */
  warehouse: string;
  social: MenuLink[];
  /** The external menus (specification, section 1). */
  menus: Menu[];
  payments: {
    /** Whether card payment is available (rules, run contract). */
    online: boolean;
    /** Replaces `{provider}` in the texts of the specification. */
    providerName: string;
    publishableKey: string | null;
    paypalClientId: string | null;
    /** Allowed origins of a hosted payment page (rule 34). */
    hostedOrigins: string[];
  };
  /** Features that the backend announces (rule 46). Unset if the server does not know them. */
  features?: readonly Feature[];
  captcha: { provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha'; siteKey: string | null };
}

export interface MenuLink {
  label: string;
  href: string;
}

export interface Menu extends MenuLink {
  /** Links of a collapsible group. Empty for a plain link. */
  items: MenuLink[];
}
