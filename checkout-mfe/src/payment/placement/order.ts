import type { ScheduleRequest } from 'contract/calendar/requests';
import type { Customer } from 'contract/accounts/customer';
import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { Pence } from 'contract/values/pence';
import type { Id } from 'contract/values/readers';
import {
  type CartLine,
  orderTotal,
  type PackageLine,
  type PersonalisedLine,
  toApiBasket,
} from 'shared/basket';
import { type RootState } from 'shared/store';

export type PaymentMethod = 'offline' | 'online';

/** The data of an order, except for its basket. */
export interface Submission {
  userid: Id;
  customer: Customer;
  method: PaymentMethod;
  delivery: DeliveryCharge | null;
  /** Note to the firm (rule 48). Null or absent if the backend does not accept notes. */
  note?: string | null;
  /** Whether the backend accepts texts of personalised add-ons (rule 48). */
  isPersonalisationSupported?: boolean;
  /** The chosen days. Absent if there are none (rule 47). */
  schedule?: ScheduleRequest | undefined;
}

/**
 * A complete order. Amounts are in pence. Packages texts (JSON of the chosen options) have the
 * format of API calls.
 */
export interface Order extends Submission {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
  deliveryCharge: Pence;
  total: Pence;
}

export function buildOrder(state: RootState, submission: Submission): Order {
  const { cart, packages, personalised } = state;
  const { delivery, method, isPersonalisationSupported = false } = submission;
  const basket = toApiBasket({ cart, packages, personalised }, isPersonalisationSupported);
  return { ...submission, ...basket, ...orderTotal(basket, delivery, method) };
}
