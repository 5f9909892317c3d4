import { useLocation } from 'shared/core';
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
import { OrderDatesLater } from '../dates/dates-later';
import { dateText } from 'contract/calendar/date-texts';
import { StateBadge } from './state-badge';
import { OrderedThing } from './ordered-thing';
import { OrderNote } from './order-note';
import type { PlacedOrder } from './placed-order';

/** One order: its lines, total and state. */
export function OrderDetail({ order }: { order: PlacedOrder | undefined }) {
  const { pathname } = useLocation();
  if (!order) return <NoSuchOrder all={pathname} />;
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
            {createdat && <span>Placed on {dateText(createdat)}</span>}
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
                label: (
                  <OrderedThing row={{ ...row, name: `${row.name} (qty: ${row.quantity})` }} />
                ),
                amount: row.totalamount,
              })),
              ...deliveryRow(order),
            ]}
            total={{ label: 'Total', amount: order.ordertotal ?? sumOf(order) }}
          />
        </Card>
        <OrderNote note={order.note} />
        <OrderDatesLater orderno={orderid} />
        <Cluster>
          <ButtonLink variant="secondary" to={pathname}>
            All orders
          </ButtonLink>
        </Cluster>
      </Stack>
    </>
  );
}

const NoSuchOrder = ({ all }: { all: string }) => (
  <EmptyState
    headingLevel={1}
    title="This is not one of your orders"
    action={<ButtonLink to={all}>All orders</ButtonLink>}
  />
);

const deliveryRow = ({ deliverycharge }: PlacedOrder) =>
  deliverycharge ? [{ id: 'delivery', label: 'Delivery Charge', amount: deliverycharge }] : [];

const sumOf = ({ rows }: PlacedOrder) => rows.reduce((sum, row) => sum + row.totalamount, 0);
