import type { Feature } from 'contract/features';
import { createContext, use } from 'react';
import type { ShopConfig } from './shop-config';

export type { ShopConfig, MenuLink, Menu } from './shop-config';

const ConfigContext = createContext<ShopConfig | null>(null);

export const ConfigProvider = ConfigContext.Provider;

/** Returns the shop's run-time settings. Throws outside a `ConfigProvider`. */
export function useConfig(): ShopConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider above it.');
  return config;
}

/**
 * Returns whether the backend announces this feature. If not, the shop hides its controls and texts
 * and sends none of its calls (rule 46).
 */
export const useFeature = (feature: Feature): boolean =>
  useConfig().features?.includes(feature) ?? false;
