import type { Feature } from 'contract/features';
import { createContext, use } from 'react';
import type { ShopConfig } from './shop-config';

export type { ShopConfig, MenuLink, Menu } from './shop-config';

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
