import type { Step } from 'contract/orders/order-texts/part-texts';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { PaymentMethod } from 'contract/payments/payment-method';
import type { SubmittedBasket } from '../../pricing/submitted-basket.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import type { DemoKind } from './baskets.ts';

/** Events of a demo order after it was placed. */
export type DemoEvent = { at: Date } & (
  | { type: 'pay' | 'complete' | 'cancelByShopper' | 'cancelByStaff' | 'failPayment' }
  /** The customer pays a part by bank transfer, which staff record. `share` is of the total. */
  | { type: 'payPart'; share: number }
  | { type: 'step'; trade: FulfilmentGroup; step: Step; reason?: string }
);

/** An order of the demo data with its history. */
export interface DemoOrder {
  kind: DemoKind;
  /** Index of the customer in `demoPeople`. */
  person: number;
  basket: SubmittedBasket;
  method: PaymentMethod;
  placedAt: Date;
  /**
   * Preferred half day of the work, or null for goods. If this half day is full, the next free half
   * day is booked.
   */
  slot: BookingSlot | null;
  /** Whether the shopper has not confirmed the booking yet. */
  isUnconfirmed: boolean;
  eventDate: string | null;
  note: string;
  /** Events in the order of time. */
  events: readonly DemoEvent[];
}
