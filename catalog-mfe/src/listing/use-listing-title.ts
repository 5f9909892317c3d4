import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/core';

/** Returns the chosen sub-service if it belongs to this service, else null. */
export function useSubserviceOf(service: Pick<Service, 'id'> | null | undefined) {
  const chosen = useAppSelector((state) => state.subservices);
  return service && chosen?.serviceid === service.id ? chosen : null;
}

/**
 * Returns the title of a listing (specification, section 2). It is the name of the chosen sub-service if the service
 * has sub-services, else the service's name.
 */
export function useListingTitle(service: Service): string {
  const subservice = useSubserviceOf(service);
  return (service.hasSubservices && subservice?.name) || service.name;
}
