import type { ReactNode } from 'react';
import { formatMoney } from 'shared/format';
import { useLocation } from 'shared/router';
import { Price, Table, TextLink } from 'shared/ui';
import { formatDate } from 'contract/calendar/date-texts';
import { nameDiscount } from 'contract/orders/discount-name';
import { OrderedItem, StateBadge } from './order-parts';
import type { PlacedOrder } from './placed-order';
import styles from './orders-table.module.css';

const columns = [
  { key: 'order', label: 'Order ID' },
  { key: 'name', label: 'Service Name', isRowHeading: true },
  { key: 'quantity', label: 'Qty', align: 'end' },
  { key: 'amount', label: 'Amount', align: 'end' },
] as const;

/** Table of orders with a row for each ordered product (specification, section 2). */
export function OrdersTable({ orders }: { orders: PlacedOrder[] }) {
  return (
    <div className={styles.orders}>
      <Table
        caption="Your orders, the newest first"
        captionHidden
        columns={columns}
        rows={orders.flatMap(toTableRows)}
      />
    </div>
  );
}

type Cells = Record<(typeof columns)[number]['key'], ReactNode>;

function toTableRows(order: PlacedOrder): { id: string; cells: Cells }[] {
  const rows = order.rows.map((row, index) => ({
    id: `${order.orderid} ${index}`,
    cells: {
      order: index === 0 ? <OrderHead order={order} /> : order.orderid,
      name: <OrderedItem row={row} />,
      quantity: <span>{row.quantity}</span>,
      amount: <Price pence={row.totalamount} />,
    },
  }));
  const total = order.ordertotal;
  const isTotalRedundant = rows.length === 1 && order.rows[0]?.totalamount === total;
  const totalRows = total === undefined || isTotalRedundant ? [] : [createTotalRow(order, total)];
  return [...rows, ...createDiscountRows(order), ...totalRows, ...createRefundRows(order)];
}

function createDiscountRows({ orderid, discount = 0, discountreason = '' }: PlacedOrder) {
  if (discount === 0) return [];
  const cells = {
    order: null,
    name: <span>{nameDiscount(discountreason)}</span>,
    quantity: null,
    amount: <Price pence={-discount} />,
  };
  return [{ id: `${orderid} discount`, cells }];
}

const createRefundRows = ({ orderid, refunds = [] }: PlacedOrder) =>
  refunds.map(({ amount, at }, index) => ({
    id: `${orderid} refund ${index}`,
    cells: {
      order: null,
      name: <span>Money returned on {formatDate(at)}</span>,
      quantity: null,
      amount: <Price pence={-amount} />,
    },
  }));

/**
 * Creates the row with the total. The amount must equal the total at the checkout and in the email
 * (rule 16).
 */
const createTotalRow = (order: PlacedOrder, total: number) => ({
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
      {order.createdat && <small>{formatDate(order.createdat)}</small>}
      {order.state && <StateBadge state={order.state} label={order.statelabel} />}
    </div>
  );
}
