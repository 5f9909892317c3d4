import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/store';

/** Returns the chosen sub-service if it belongs to this service, else null. */
export function useChosenSubservice(service: Pick<Service, 'id'> | null | undefined) {
  const chosenSubservice = useAppSelector((state) => state.subservices);
  return service && chosenSubservice?.serviceid === service.id ? chosenSubservice : null;
}

/**
 * Returns the title of a listing: the name of the chosen sub-service or that of the service
 * (specification, section 2).
 */
export function useListingTitle(service: Service): string {
  const subservice = useChosenSubservice(service);
  return (service.hasSubservices && subservice?.name) || service.name;
}
