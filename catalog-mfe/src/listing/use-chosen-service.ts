import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/store';

/**
 * Returns the chosen service. Returns null without a chosen service, or 'unknown' until local
 * storage has been read.
 */
export function useChosenService(): Service | 'unknown' | null {
  const isRestored = useAppSelector((state) => state.restored);
  const service = useAppSelector((state) => state.services);
  return isRestored ? service : 'unknown';
}

/**
 * Returns the chosen sub-service. Returns null if the chosen sub-service belongs to another
 * service.
 */
function useChosenSubservice(service: Pick<Service, 'id'> | null | undefined) {
  const chosenSubservice = useAppSelector((state) => state.subservices);
  return service && chosenSubservice?.serviceid === service.id ? chosenSubservice : null;
}

/** Returns the name of the chosen sub-service, or else the name of the service. */
export function useListingTitle(service: Service): string {
  const subservice = useChosenSubservice(service);
  return (service.hasSubservices && subservice?.name) || service.name;
}
