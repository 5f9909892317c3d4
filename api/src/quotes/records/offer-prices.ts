import type { BookingKind } from 'contract/calendar/schedule';
import type { PricedOrder } from '../../pricing/priced-order.ts';

/** Texts of an offer's line, besides its price. The sequence is that of the lines. */
interface OfferedLine {
  /** Description of the product, or ''. */
  description: string;
  /** Name of the service. */
  service: string;
}

/** All prices of an offer as of the moment when it was sent. Amounts are pence. */
export interface OfferPrices {
  order: PricedOrder;
  lines: OfferedLine[];
  /** Kinds of days that the order needs. */
  bookingKinds: BookingKind[];
  /** Whether garments are made ready for a day. */
  hasEvent: boolean;
  /** Tax by rate, highest rate first. Empty if the firm has no VAT number. */
  vat: { rate: number; gross: number; vat: number }[];
}
