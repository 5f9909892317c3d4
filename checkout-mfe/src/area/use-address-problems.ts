import type { AddressProblem, OrderAddresses } from 'contract/catalog/service-area';
import { getFulfilmentKind, useGetServicesQuery } from 'shared/data';
import { useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';
import { useIsLivePage } from 'shared/slots';
import { useAppSelector, useAppStore } from 'shared/store';
import { lazySchedule } from '../schedule/schedule.lazy';
import { useScheduleText } from '../schedule/schedule-text';
import { serviceAreaModule } from './service-area.lazy';

/**
 * Returns why the basket cannot be delivered or moved at these addresses (rule 67). By default, the
 * postcodes of a move are those that the shopper has typed for its day.
 */
export function useAddressProblems({
  movePostcodes,
  ...addresses
}: Omit<OrderAddresses, 'movePostcodes'> & Partial<OrderAddresses>): AddressProblem[] {
  const serviceArea = useLazyModule(serviceAreaModule, true);
  const { data: services = [] } = useGetServicesQuery();
  const cart = useAppSelector((state) => state.cart);
  const chosenService = useAppSelector((state) => state.services);
  const typedMovePostcodes = useMovePostcodes();
  if (!serviceArea) return [];
  const lines = cart.map((line) => {
    const service = services.find(({ id }) => id === line.serviceid) ?? chosenService;
    const kind = getFulfilmentKind({ id: line.productid, name: line.name }, service);
    return { kind, area: serviceArea.getLineArea(service?.area, kind) };
  });
  return serviceArea.listAddressProblems(lines, {
    ...addresses,
    movePostcodes: movePostcodes ?? typedMovePostcodes,
  });
}

const QUOTE_PATH = '/how-much-to-move';

/** Returns the page on which a shopper asks for a quote. */
export const useQuotePath = () => (useIsLivePage(QUOTE_PATH) ? QUOTE_PATH : '/contact');

/** Returns the postcodes of the move's two addresses, or none without a day for a move. */
function useMovePostcodes(): string[] {
  const hasCalendar = useFeature('calendar');
  const hasDays = useScheduleText() !== null && hasCalendar;
  const schedule = useLazyModule(lazySchedule, hasDays);
  const store = useAppStore();
  const move = schedule?.buildOrderSchedule(store.getState())?.move;
  return move && hasDays ? [move.from.postcode, move.to.postcode].filter(Boolean) : [];
}
