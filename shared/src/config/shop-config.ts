import type { Feature } from 'contract/features';

/**
 * Settings that `edge` reads at start and puts into every page. Nothing of this is known at build
 * time.
 */
export interface ShopConfig {
  /**
   * Base address of the backend, by default `/api` on the same origin (`{host}` in the
   * specification).
   */
  apiHost: string;
  /** Origin of the shop for canonical links, without a trailing slash. */
  publicUrl: string;
  brand: string;
  phone: string;
  email: string;
  company: { legalName: string; number: string; vatNumber: string; address: string };
  /** Address at which shoppers collect 'Collection Only' orders (specification, section 9). */
  warehouse: string;
  social: MenuLink[];
  /** Menus of the firm's other sites (specification, section 1). */
  menus: Menu[];
  payments: {
    /** Whether card payment is available. */
    online: boolean;
    /** Name that replaces `{provider}` in texts of the specification. */
    providerName: string;
    publishableKey: string | null;
    paypalClientId: string | null;
    /** Origins to which a payment may redirect the shopper (rule 34). */
    hostedOrigins: string[];
  };
  /** Undefined if the server does not know the backend's features (rule 46). */
  features?: readonly Feature[];
  captcha: { provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha'; siteKey: string | null };
}

export interface MenuLink {
  label: string;
  href: string;
}

export interface Menu extends MenuLink {
  /** Links of a collapsible group, or empty for a plain link. */
  items: MenuLink[];
}
