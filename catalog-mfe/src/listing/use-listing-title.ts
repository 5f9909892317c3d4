import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/store';

/** Returns the chosen sub-service if it belongs to this service, else null. */
export function useChosenSubservice(service: Pick<Service, 'id'> | null | undefined) {
  const chosenSubservice = useAppSelector((state) => state.subservices);
  return service && chosenSubservice?.serviceid === service.id ? chosenSubservice : null;
}

/**
 * Returns the title of a listing (specification, section 2). It is the name of the chosen sub-service if the service
 * has sub-services, else the service's name.
 */
export function useListingTitle(service: Service): string {
  const subservice = useChosenSubservice(service);
  return (service.hasSubservices && subservice?.name) || service.name;
}
