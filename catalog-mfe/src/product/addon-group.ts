import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { RootState } from 'shared/store';

/**
 * Returns the argument of the query for add-ons (rule 12). It is the chosen sub-service's name if
 * that belongs to the product's service, else the product's gender.
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
