import type { DeliveryCharge } from 'contract/delivery-charge';
import type { Pence } from 'contract/pence';
import type { Service } from 'contract/service';
import type { CartLine } from '../store/basket/lines';

interface DeliveryInput {
  cart: Pick<CartLine, 'serviceid'>[];
  services: Pick<Service, 'id' | 'delivery'>[];
  charges: DeliveryCharge[];
  /** The service the shopper chose, for lines that name none. */
  chosen: Pick<Service, 'id' | 'delivery'> | null;
}

/**
 * The delivery of a card order: the option of each line's service, by `serviceid`, else of the
 * chosen service; several options: the dearest, once (decision 16). Null when nothing is charged.
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

/** What delivery adds, in pence: nothing when the shopper collects (decision 16). */
export const deliveryPence = (
  delivery: DeliveryCharge | null,
  method: 'offline' | 'online' | null,
): Pence => (method === 'offline' ? 0 : (delivery?.delivery_charge ?? 0));
