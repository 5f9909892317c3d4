import { createElement } from 'react';
import { formatDate } from 'contract/calendar/date-texts';
import { useLocation } from 'shared/router';
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  PageHeader,
  Stack,
  SummaryList,
} from 'shared/ui';
import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';
import { OrderedItem, OrderNote, StateBadge } from './order-parts';
import { listSums } from './list-sums';
import type { PlacedOrder } from './placed-order';

/** Renders an order for backends that have no call for single orders. */
export function OrderDetail({ order }: { order: PlacedOrder | undefined }) {
  const { pathname } = useLocation();
  if (!order) return <NoSuchOrder ordersPath={pathname} />;
  const { orderid, createdat, state, statelabel, rows } = order;
  return (
    <>
      <PageHeader
        title={`Order ${orderid}`}
        breadcrumb={
          <Breadcrumb items={[{ label: 'My Orders', to: pathname }, { label: orderid }]} />
        }
        intro={
          <Cluster>
            {createdat && <span>Placed on {formatDate(createdat)}</span>}
            {state && <StateBadge state={state} label={statelabel} />}
          </Cluster>
        }
      />
      <Stack gap={6}>
        <Card as="section" padded aria-label="What you ordered">
          <SummaryList
            rows={[
              ...rows.map((row, id) => ({
                id,
                label: <OrderedItem row={{ ...row, name: `${row.name} (qty: ${row.quantity})` }} />,
                amount: row.totalamount,
              })),
              ...listSums(order),
            ]}
            total={{ label: 'Total', amount: order.ordertotal ?? sumRows(order) }}
          />
        </Card>
        <OrderNote note={order.note} />
        <LazyOrderDates orderno={orderid} />
        <Cluster>
          <ButtonLink variant="secondary" to={pathname}>
            All orders
          </ButtonLink>
        </Cluster>
      </Stack>
    </>
  );
}

const NoSuchOrder = ({ ordersPath }: { ordersPath: string }) => (
  <EmptyState
    headingLevel={1}
    title="This is not one of your orders"
    action={<ButtonLink to={ordersPath}>All orders</ButtonLink>}
  />
);

const sumRows = ({ rows }: PlacedOrder) => rows.reduce((sum, row) => sum + row.totalamount, 0);

const lazyOrderDates = defineLazyModule(
  async () => (await import(/* webpackChunkName: "dates" */ '../dates/order-dates')).OrderDates,
);

/**
 * Renders the booked days of an order. Renders nothing if the backend has no calendar or the order
 * has no booked days.
 */
function LazyOrderDates({ orderno }: { orderno: string }) {
  const hasCalendar = useFeature('calendar');
  const OrderDates = useLazyModule(lazyOrderDates, hasCalendar);
  return hasCalendar && OrderDates ? createElement(OrderDates, { orderno }) : null;
}
