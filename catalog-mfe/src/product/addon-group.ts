import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { RootState } from 'shared/store';

/**
 * Returns the name of the group of add-ons that the product offers. The group is the chosen
 * sub-service, or else the product's `gender` (rule 12).
 */
export function getAddonGroup(
  product: Pick<Product, 'serviceid' | 'gender'>,
  service: Pick<Service, 'id'> | undefined,
  subservice: RootState['subservices'],
): string {
  const serviceid = product.serviceid ?? service?.id;
  const isOfService = subservice !== null && subservice.serviceid === serviceid;
  return isOfService ? subservice.name : product.gender;
}
