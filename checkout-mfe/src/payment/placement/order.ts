import {
  type CartLine,
  orderTotal,
  type PackageLine,
  type Pence,
  type PersonalisedLine,
  type RootState,
  withTextsOnTheWire,
} from 'shared/core';
import type { SentSchedule } from '../../schedule/stored-schedule';
import type { Customer, DeliveryCharge, Id } from 'shared/data';

export type Method = 'offline' | 'online';

/** What the checkout page knows beside the basket. */
export interface Submission {
  userid: Id;
  customer: Customer;
  method: Method;
  delivery: DeliveryCharge | null;
  /** To the firm (decision 48); null or absent where the backend takes none. */
  note?: string | null;
  /** Whether the backend takes what personalised add-ons shall say (decision 48). */
  isPersonalisationKnown?: boolean;
  /** The days of what is done on a day; absent where none were chosen (decision 47). */
  schedule?: SentSchedule | undefined;
}

/** Everything an order is made of; amounts in pence, the lines' texts as they travel. */
export interface Order extends Submission {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
  deliveryCharge: Pence;
  total: Pence;
}

/** The order that the present basket makes. */
export function orderOf(state: RootState, submission: Submission): Order {
  const { cart, packages, personalised } = state;
  const { delivery, method, isPersonalisationKnown = false } = submission;
  const basket = withTextsOnTheWire({ cart, packages, personalised }, isPersonalisationKnown);
  return { ...submission, ...basket, ...orderTotal(basket, delivery, method) };
}
