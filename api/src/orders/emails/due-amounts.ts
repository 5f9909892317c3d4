import type { DueAmounts, PaidAmounts } from 'contract/orders/order-texts/payment-texts';
import { toFulfilmentGroup } from 'contract/catalog/fulfilment';
import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import { splitDiscount } from '../../pricing/split-discount.ts';
import type { OrderDetail } from '../records/load-orders.ts';

/**
 * Splits the total of a 'Collection Only' order. One amount is due on the day of the removal, and
 * the other at the warehouse. The discount lowers both in proportion. Such an order has no delivery
 * charge.
 */
export function calculateDueAmounts(order: OrderDetail): DueAmounts {
  const { lines, total, discount } = order;
  const isMove = ({ kind }: OrderLine) => toFulfilmentGroup(kind) === 'move';
  const moveSum = sumUp(lines.filter(isMove));
  const otherSum = sumUp(lines.filter((line) => !isMove(line)));
  const [moveDiscount = 0] = splitDiscount(discount, [moveSum, otherSum]);
  const dayAmount = moveSum - moveDiscount;
  return {
    ...formatPaidAmounts(order),
    dayAmount: formatMoney(dayAmount),
    warehouseAmount: formatMoney(total - dayAmount),
  };
}

type OrderLine = OrderDetail['lines'][number];

const sumUp = (lines: readonly OrderLine[]): number =>
  lines
    .flatMap(({ amount, addons }) => [amount, ...addons.map((addon) => addon.amount)])
    .reduce((sum, amount) => sum + amount, 0);

/** Returns what is paid of an order, as texts about the order need it. */
export const formatPaidAmounts = ({ total, money, restDueOn }: OrderDetail): PaidAmounts => ({
  total: formatMoney(total),
  paid: formatMoney(money.settled),
  due: formatMoney(money.due),
  hasPaid: money.settled > 0,
  hasDue: money.due > 0,
  isByCard: money.isByCard,
  dueDay: restDueOn && formatDay(restDueOn),
});
