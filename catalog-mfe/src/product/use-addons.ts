import { type Product, type Service, skipToken } from 'shared/data';
import { useAppSelector } from 'shared/core';
import { selectorsShown } from './addon-choice';
import { useGetPackagesQuery } from './product-api';

/**
 * The read of a product's add-ons: by the chosen sub-service's name when that belongs to the
 * product's service, else by the product's gender (decision 12). Null where none are offered.
 */
export function useAddons(product: Product, service: Service | undefined) {
  const subservice = useAppSelector((state) => state.subservices);
  const serviceid = product.serviceid ?? service?.id;
  const ofService = subservice !== null && subservice.serviceid === serviceid;
  const group = ofService ? subservice.name : product.gender;
  const offered = selectorsShown(product, service) && group !== '';
  const read = useGetPackagesQuery(offered ? group : skipToken);
  return { group, read: offered ? read : null };
}
