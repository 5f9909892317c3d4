import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/store';

/**
 * Returns the chosen sub-service. Returns null if the chosen sub-service belongs to another
 * service.
 */
export function useChosenSubservice(service: Pick<Service, 'id'> | null | undefined) {
  const chosenSubservice = useAppSelector((state) => state.subservices);
  return service && chosenSubservice?.serviceid === service.id ? chosenSubservice : null;
}

/** Returns the name of the chosen sub-service, or else the name of the service. */
export function useListingTitle(service: Service): string {
  const subservice = useChosenSubservice(service);
  return (service.hasSubservices && subservice?.name) || service.name;
}
