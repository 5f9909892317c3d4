import { formatMoney } from 'contract/values/pence';
import { pickChanges } from '../../../../audit/records/write-audit.ts';
import type { OrderDetail } from '../../../records/load-orders.ts';
import { describeMoveAddresses } from '../change-move-addresses.ts';

/**
 * Returns the changed values of an order for the audit log and the timeline. A text that the customer
 * typed is only marked as changed.
 */
export const describeAuditedChanges = (before: OrderDetail, after: OrderDetail) =>
  pickChanges(
    { ...toAuditValues(before), texts: '', note: '' },
    {
      ...toAuditValues(after),
      texts: joinTexts(before) === joinTexts(after) ? '' : 'changed',
      note: before.note === after.note ? '' : 'changed',
    },
  );

const toAuditValues = (order: OrderDetail) => ({
  lines: order.lines.map(describeLine).join('\n'),
  ...describeMoveAddresses(order.schedule?.move ?? {}),
  move: describeDay(order, 'move'),
  visit: describeDay(order, 'visit'),
  discount: order.discount === 0 ? '' : `${formatMoney(order.discount)}: ${order.discountReason}`,
  delivery: formatMoney(order.deliveryCharge),
  total: formatMoney(order.total),
});

const describeLine = ({ name, quantity, amount, addons }: OrderDetail['lines'][number]) =>
  [
    `${quantity} × ${name}, ${formatMoney(amount)}`,
    ...addons.map((addon) => `+ ${addon.quantity} × ${addon.name}, ${formatMoney(addon.amount)}`),
  ].join('\n');

const describeDay = ({ schedule }: OrderDetail, trade: 'move' | 'visit'): string => {
  const choice = schedule?.[trade];
  return choice === undefined ? '' : `${choice.date} ${choice.half}`;
};

const joinTexts = ({ lines }: OrderDetail): string =>
  JSON.stringify(
    lines.map(({ addons }) =>
      addons.map(({ option, personalisation }) => [option, personalisation]),
    ),
  );
