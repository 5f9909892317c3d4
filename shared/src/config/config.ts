import type { Feature } from 'contract/features';
import { createContext, use } from 'react';

export interface ShopConfig {
  apiHost: string;
  publicUrl: string;
  brand: string;
  phone: string;
  email: string;
  company: { legalName: string; number: string; vatNumber: string; address: string };
  /** Address of the warehouse, as one line. */
  warehouse: string;
  social: MenuLink[];
  menus: Menu[];
  payments: {
    /** Whether orders can be paid by card. */
    online: boolean;
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
  /** Entries of the menu. Empty if this entry is a plain link. */
  items: MenuLink[];
}

const ConfigContext = createContext<ShopConfig | null>(null);

export const ConfigProvider = ConfigContext.Provider;

export function useConfig(): ShopConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider above it.');
  return config;
}

/**
 * Returns whether the backend has the feature. Without the feature, the shop hides the controls and
 * sends no calls (rule 46).
 */
export const useFeature = (feature: Feature): boolean =>
  useConfig().features?.includes(feature) ?? false;
