import type { RootState } from 'shared/core';
import type { Product, Service } from 'shared/data';

/**
 * By what a product's add-ons are read: the chosen sub-service's name when that belongs to the product's service,
 * else the product's gender (decision 12).
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
