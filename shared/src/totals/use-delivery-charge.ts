import { useGetDeliveryChargesQuery } from '../api/catalogue/delivery-charges';
import { useGetServicesQuery } from '../api/catalogue/services';
import { useAppSelector } from '../store/hooks';
import { getDeliveryCharge } from './delivery-charge';

/**
 * Returns the delivery charge of the basket. `isKnown` is true when the queries for services and
 * for charges have succeeded.
 */
export function useDeliveryCharge() {
  const services = useGetServicesQuery();
  const charges = useGetDeliveryChargesQuery();
  const cart = useAppSelector((state) => state.cart);
  const chosenService = useAppSelector((state) => state.services);
  const delivery = getDeliveryCharge({
    cart,
    services: services.data ?? [],
    charges: charges.data ?? [],
    chosenService,
  });
  return {
    delivery,
    isKnown: services.isSuccess && charges.isSuccess,
    hasFailed: services.isError || charges.isError,
    retry: () => void Promise.all([services.refetch(), charges.refetch()]),
  };
}
