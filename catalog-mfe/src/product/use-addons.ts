import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { skipToken } from 'shared/data';
import { useAppSelector } from 'shared/store';
import { hasAddonSelectors } from './addon-choice';
import { getAddonGroup } from './addon-group';
import { useGetAddonsQuery } from './product-api';

/** Returns null if the product has no add-ons. */
export function useAddons(product: Product, service: Service | undefined) {
  const subservice = useAppSelector((state) => state.subservices);
  const addonGroupName = getAddonGroup(product, service, subservice);
  const isOffered = hasAddonSelectors(product, service) && addonGroupName !== '';
  const query = useGetAddonsQuery(isOffered ? addonGroupName : skipToken);
  return { addonGroupName, read: isOffered ? query : null };
}
