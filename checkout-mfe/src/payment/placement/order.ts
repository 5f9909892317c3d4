import type { ScheduleRequest } from 'contract/calendar/booking-fields';
import type { Customer } from 'contract/accounts/customer';
import type { DeliveryCharge } from 'contract/catalog/delivery-charge';
import type { PaymentMethod } from 'contract/payments/payment-method';
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

export interface Submission {
  userid: Id;
  customer: Customer;
  method: PaymentMethod;
  /** Pence that the shopper pays now by card. Undefined if all is paid. */
  deposit?: Pence;
  /** Total on the page. The submission stops if the total changes before the order is sent. */
  shownTotal?: Pence;
  delivery: DeliveryCharge | null;
  /** Note of the shopper. Null or undefined if the backend does not accept notes (rule 48). */
  note?: string | null;
  /** Date of the wedding or event. Null or undefined if the shopper was not asked for the date. */
  eventDate?: string | null;
  isPersonalisationSupported?: boolean;
  /** Chosen days, or undefined if no day is chosen (rule 47). */
  schedule?: ScheduleRequest | undefined;
}

/** An order with its amounts in pence. The `packages` texts have the format of API calls. */
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
