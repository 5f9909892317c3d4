import { useAppSelector } from 'shared/core';
import type { Service } from 'shared/data';

/** The chosen sub-service, if it is one of this service's. */
export function useSubserviceOf(service: Pick<Service, 'id'> | null | undefined) {
  const chosen = useAppSelector((state) => state.subservices);
  return service && chosen?.serviceid === service.id ? chosen : null;
}

/**
 * What the banner of a listing shows: the sub-service's name if the service has sub-services,
 * otherwise the service's (specification §2). Until one was chosen, the service's too.
 */
export function useListingTitle(service: Service): string {
  const subservice = useSubserviceOf(service);
  return (service.hasSubservices && subservice?.name) || service.name;
}
