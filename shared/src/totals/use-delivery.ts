import { useGetDeliveryChargesQuery } from '../api/catalogue/delivery-charges';
import { useGetServicesQuery } from '../api/catalogue/services';
import { useAppSelector } from '../store/hooks';
import { deliveryOf } from './delivery';

/**
 * Returns the delivery charge of the current basket if paid by card. `isKnown` is true after both
 * queries have succeeded.
 */
export function useDelivery() {
  const services = useGetServicesQuery();
  const charges = useGetDeliveryChargesQuery();
  const cart = useAppSelector((state) => state.cart);
  const chosen = useAppSelector((state) => state.services);
  const delivery = deliveryOf({
    cart,
    services: services.data ?? [],
    charges: charges.data ?? [],
    chosen,
  });
  return {
    delivery,
    settled: services.isSuccess && charges.isSuccess,
    failed: services.isError || charges.isError,
    retry: () => void Promise.all([services.refetch(), charges.refetch()]),
  };
}
