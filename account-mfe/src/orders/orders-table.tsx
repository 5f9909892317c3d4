import type { ReactNode } from 'react';
import { formatMoney, useLocation } from 'shared/core';
import { Price, Table, TextLink } from 'shared/ui';
import { dateText } from 'contract/calendar/date-texts';
import { StateBadge } from './state-badge';
import { OrderedThing } from './ordered-thing';
import type { PlacedOrder } from './placed-order';
import styles from './orders-table.module.css';

const columns = [
  { key: 'order', label: 'Order ID' },
  { key: 'name', label: 'Service Name', header: true },
  { key: 'quantity', label: 'Qty', align: 'end' },
  { key: 'amount', label: 'Amount', align: 'end' },
] as const;

/** Order ID, Service Name, Qty and Amount, with one row per ordered product (specification, section 2). */
export function OrdersTable({ orders }: { orders: PlacedOrder[] }) {
  return (
    <div className={styles.orders}>
      <Table
        caption="Your orders, the newest first"
        captionHidden
        columns={columns}
        rows={orders.flatMap(rowsOf)}
      />
    </div>
  );
}

type Cells = Record<(typeof columns)[number]['key'], ReactNode>;

function rowsOf(order: PlacedOrder): { id: string; cells: Cells }[] {
  const rows = order.rows.map((row, index) => ({
    id: `${order.orderid} ${index}`,
    cells: {
      order: index === 0 ? <OrderHead order={order} /> : order.orderid,
      name: <OrderedThing row={row} />,
      quantity: <span>{row.quantity}</span>,
      amount: <Price pence={row.totalamount} />,
    },
  }));
  const total = order.ordertotal;
  const isSaid = rows.length === 1 && order.rows[0]?.totalamount === total;
  return total === undefined || isSaid ? rows : [...rows, totalRow(order, total)];
}

/** The total row. Checkout, order and email show the same amount (rule 16). */
const totalRow = (order: PlacedOrder, total: number) => ({
  id: `${order.orderid} total`,
  cells: {
    order: null,
    name: (
      <span data-total>
        Total
        {order.deliverycharge ? (
          <small> including delivery of {formatMoney(order.deliverycharge)}</small>
        ) : null}
      </span>
    ),
    quantity: null,
    amount: <Price pence={total} />,
  },
});

function OrderHead({ order }: { order: PlacedOrder }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.head}>
      <TextLink to={`${pathname}?order=${encodeURIComponent(order.orderid)}`}>
        {order.orderid}
      </TextLink>
      {order.createdat && <small>{dateText(order.createdat)}</small>}
      {order.state && <StateBadge state={order.state} label={order.statelabel} />}
    </div>
  );
}
