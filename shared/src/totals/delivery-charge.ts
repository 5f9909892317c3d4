import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { PaymentMethod } from 'contract/payments/payment-method';
import type { Pence } from 'contract/values/pence';
import type { Service } from 'contract/catalog/service';
import type { CartLine } from '../store/basket/lines';
import { useGetDeliveryChargesQuery, useGetServicesQuery } from '../api/catalogue-api';
import { useAppSelector } from '../store/hooks';

interface DeliveryInput {
  cart: Pick<CartLine, 'serviceid'>[];
  services: Pick<Service, 'id' | 'delivery'>[];
  charges: DeliveryCharge[];
  /** Service whose delivery charge applies to lines with an unknown service. */
  chosenService: Pick<Service, 'id' | 'delivery'> | null;
}

/**
 * Returns the highest delivery charge among the services of the cart's lines (rule 16), or null if
 * none of the services has a charge.
 */
export function getDeliveryCharge({
  cart,
  services,
  charges,
  chosenService,
}: DeliveryInput): DeliveryCharge | null {
  const applicableCharges = cart.flatMap((line) => {
    const service = services.find(({ id }) => id === line.serviceid) ?? chosenService;
    return charges.filter(({ id }) => id === service?.delivery);
  });
  return applicableCharges.reduce<DeliveryCharge | null>(
    (highestCharge, charge) =>
      charge.delivery_charge > (highestCharge?.delivery_charge ?? 0) ? charge : highestCharge,
    null,
  );
}

/**
 * Returns the delivery charge in pence. It is 0 if the shopper collects the order ('offline', rule
 * 16).
 */
export const deliveryPence = (
  delivery: DeliveryCharge | null,
  method: PaymentMethod | null,
): Pence => (method === 'offline' ? 0 : (delivery?.delivery_charge ?? 0));

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
