import { describeOrderState } from 'contract/orders/order-state';
import type { OrderListRow } from 'contract/orders/staff/order-list';
import { formatMoney } from 'shared/format';
import { Link } from 'shared/router';
import { Badge } from 'shared/ui';
import type { DataColumn } from 'shared/desk';
import { formatShortDay, formatShortTime } from '../../ui/short-dates';

export const orderColumns: readonly DataColumn<OrderListRow>[] = [
  {
    id: 'orderno',
    label: 'Order',
    isRowHeading: true,
    isNoWrap: true,
    cell: ({ orderno }) => <Link to={`/admin/orders/${orderno}`}>{orderno}</Link>,
  },
  { id: 'customer', label: 'Customer', cell: Customer },
  {
    id: 'placed',
    label: 'Placed',
    isSortable: true,
    isNoWrap: true,
    cell: ({ createdat }) => formatShortTime(createdat),
  },
  { id: 'work', label: 'Date of work', isSortable: true, isNoWrap: true, cell: WorkDay },
  { id: 'state', label: 'State', isNoWrap: true, cell: State },
  {
    id: 'progress',
    label: 'Progress',
    cell: ({ progress }) =>
      progress
        .map(({ title, label }) => (progress.length > 1 ? `${title}: ${label}` : label))
        .join('; '),
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    isSortable: true,
    cell: ({ totalamount }) => formatMoney(totalamount),
  },
  { id: 'what', label: 'What', cell: ({ what }) => what },
];

function Customer({ customer, checkaddress }: OrderListRow) {
  return (
    <>
      <span>{customer || 'Erased'}</span>{' '}
      {checkaddress && <Badge tone="red">Check the address</Badge>}
    </>
  );
}

function WorkDay({ workday, workhalf, undated, late }: OrderListRow) {
  return (
    <>
      {workday !== null && !undated && (
        <span>{`${formatShortDay(workday)}, ${workhalf === 'afternoon' ? 'pm' : 'am'}`}</span>
      )}
      {undated && <Badge tone="brass">Without a date</Badge>}
      {late && <Badge tone="red">Late</Badge>}
    </>
  );
}

function State({ state, statelabel, onhold, paymentalert }: OrderListRow) {
  const { label, tone } = describeOrderState(state);
  return (
    <>
      <Badge tone={tone}>{statelabel || label}</Badge>{' '}
      {onhold && <Badge tone="brass">On hold</Badge>}{' '}
      {paymentalert && <Badge tone="red">{paymentalert}</Badge>}
    </>
  );
}
