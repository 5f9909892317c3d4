import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { Pence } from 'contract/values/pence';
import type { Service } from 'contract/catalog/service';
import type { CartLine } from '../store/basket/lines';

interface DeliveryInput {
  cart: Pick<CartLine, 'serviceid'>[];
  services: Pick<Service, 'id' | 'delivery'>[];
  charges: DeliveryCharge[];
  /** The chosen service, for lines without a service. */
  chosen: Pick<Service, 'id' | 'delivery'> | null;
}

/**
 * Returns the delivery charge of a card order. Each line has the charge of its service, or of the
 * chosen service. The highest of these charges applies once (rule 16). Returns null if all are
 * free.
 */
export function deliveryOf({
  cart,
  services,
  charges,
  chosen,
}: DeliveryInput): DeliveryCharge | null {
  const options = cart.flatMap((line) => {
    const service = services.find(({ id }) => id === line.serviceid) ?? chosen;
    return charges.filter(({ id }) => id === service?.delivery);
  });
  return options.reduce<DeliveryCharge | null>(
    (dearest, option) =>
      option.delivery_charge > (dearest?.delivery_charge ?? 0) ? option : dearest,
    null,
  );
}

/** Returns the delivery charge in pence. It is 0 when the shopper collects (rule 16). */
export const deliveryPence = (
  delivery: DeliveryCharge | null,
  method: 'offline' | 'online' | null,
): Pence => (method === 'offline' ? 0 : (delivery?.delivery_charge ?? 0));
