import { findRestDay as findRestDayOfDays } from 'contract/orders/rest-day';
import type { Prices, ServicePrice } from '../catalog/reads/pricing.ts';
import { listChoices, type Schedule } from '../schedule/schedule.ts';
import type { PricedLine, PricedOrder } from './priced-order.ts';
import { splitDiscount } from './split-discount.ts';

/** The part of an order that a shopper may pay first. */
export interface Deposit {
  /** Pence to pay at the checkout. */
  amount: number;
  /** Number of days between the last day to pay the rest and the work. */
  restDays: number;
}

/**
 * Returns the deposit of a priced order, or null if all of it is to be paid at once. Services
 * without a deposit and the delivery are part of the deposit in full. The discount lowers the price
 * of each service. `today` is a London day. If the rest would be due by today, there is no deposit.
 */
export function computeDeposit(
  { lines, deliveryCharge, discount, total }: PricedOrder,
  prices: Prices,
  schedule: Schedule | null,
  today: string,
): Deposit | null {
  const services = new Map<number, { service: ServicePrice; price: number }>();
  for (const line of lines) {
    const service = findService(line, prices);
    if (service === undefined) continue;
    const linePrice = line.addons.reduce((sum, addon) => sum + addon.amount, line.amount);
    const price = (services.get(service.id)?.price ?? 0) + linePrice;
    services.set(service.id, { service, price });
  }
  const pricedServices = [...services.values()];
  const discounts = splitDiscount(
    discount,
    pricedServices.map(({ price }) => price),
  );
  const shares = pricedServices.map(({ service, price: fullPrice }, index) => {
    const price = fullPrice - (discounts[index] ?? 0);
    return { share: computeShare(service, price), price, restDays: service.restDays };
  });
  const amount = shares.reduce((sum, { share }) => sum + share, deliveryCharge);
  if (amount >= total) return null;
  const restDays = Math.max(
    ...shares.map(({ share, price, restDays: days }) => (share < price ? days : 0)),
  );
  const restDueOn = findRestDay(schedule, restDays);
  return restDueOn !== null && restDueOn <= today ? null : { amount, restDays };
}

const findService = ({ productid, serviceid }: PricedLine, { products, services }: Prices) =>
  serviceid === null ? products.get(productid)?.service : services.get(serviceid);

function computeShare({ depositAmount, depositPercent }: ServicePrice, price: number): number {
  if (depositAmount > 0) return Math.min(depositAmount, price);
  return depositPercent > 0 ? Math.round((price * depositPercent) / 100) : price;
}

/**
 * Returns the last day to pay the rest, which is `restDays` days before the first booked day.
 * Returns null without a booked day.
 */
export const findRestDay = (schedule: Schedule | null, restDays: number): string | null =>
  findRestDayOfDays(
    listChoices(schedule).map(({ choice }) => choice.date),
    restDays,
  );
