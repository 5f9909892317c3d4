import type { RootState } from 'shared/core';
import type { Product, Service } from 'shared/data';

/**
 * Returns the argument of the add-ons' read: the chosen sub-service's name if it belongs to the product's service, else
 * the product's gender (rule 12).
 */
export function addonGroup(
  product: Pick<Product, 'serviceid' | 'gender'>,
  service: Pick<Service, 'id'> | undefined,
  subservice: RootState['subservices'],
): string {
  const serviceid = product.serviceid ?? service?.id;
  const ofService = subservice !== null && subservice.serviceid === serviceid;
  return ofService ? subservice.name : product.gender;
}
