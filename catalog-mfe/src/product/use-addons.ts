import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { skipToken } from 'shared/data';
import { useAppSelector } from 'shared/core';
import { selectorsShown } from './addon-choice';
import { addonGroup } from './addon-group';
import { useGetPackagesQuery } from './product-api';

/**
 * Returns the query for a product's add-ons and its argument. `query` is null if the product has no
 * add-ons.
 */
export function useAddons(product: Product, service: Service | undefined) {
  const subservice = useAppSelector((state) => state.subservices);
  const group = addonGroup(product, service, subservice);
  const offered = selectorsShown(product, service) && group !== '';
  const read = useGetPackagesQuery(offered ? group : skipToken);
  return { group, read: offered ? read : null };
}
