import { Badge, Card, Cluster, Notice, Stack, SummaryList } from 'shared/ui';
import { describeOrderState } from 'contract/orders/order-state';
import { formatTime } from 'contract/calendar/date-texts';
import { MoveSteps } from './progress/move-steps';
import { EndLinks } from './end-links';
import { ChangeState } from './change-state';
import { WorkSheet } from '../work-sheet/work-sheet';
import type { StaffOrder } from 'contract/staff/staff-order';
import styles from './staff-order-card.module.css';
import { formatAddon } from 'contract/orders/order-row';

export function StaffOrderCard({ order }: { order: StaffOrder }) {
  const state = describeOrderState(order.state);
  return (
    <Card as="li" padded>
      <Stack gap={4}>
        <Cluster justify="between">
          <h2 className={styles.number}>{order.orderno}</h2>
          <Cluster>
            {order.undated.length > 0 && <Badge tone="red">Without a date</Badge>}
            <Badge tone={state.tone}>{order.lines[0]?.statelabel ?? state.label}</Badge>
          </Cluster>
        </Cluster>
        <div className={styles.parts}>
          <Customer order={order} />
          <Contents order={order} />
        </div>
        {order.note && <Notice title="Note from the customer">{order.note}</Notice>}
        <WorkSheet schedule={order.schedule} titles={order.daytitles} />
        <MoveSteps order={order} />
        <History order={order} />
        <Cluster>
          <ChangeState order={order} />
          <EndLinks orderno={order.orderno} />
        </Cluster>
      </Stack>
    </Card>
  );
}

function Customer({ order: { customer, ...order } }: { order: StaffOrder }) {
  const rows = {
    name: `${customer.name} ${customer.last_name}`.trim(),
    address: customer.address,
    cityAndPostcode: `${customer.city} ${customer.postalcode}`.trim(),
    mobile: customer.mobile,
    email: customer.email,
    payment: order.payment,
    time: `Placed ${formatTime(order.createdat)}`,
  };
  return (
    <ul className={styles.plain} aria-label="Customer">
      {Object.entries(rows).map(([name, row]) => row && <li key={name}>{row}</li>)}
    </ul>
  );
}

function Contents({ order }: { order: StaffOrder }) {
  const deliveryRow = { id: 'delivery', label: 'Delivery Charge', amount: order.deliverycharge };
  const lines = order.lines.map((row, id) => ({
    id,
    label: <OrderLine row={row} />,
    amount: row.totalamount,
  }));
  return (
    <SummaryList
      rows={order.deliverycharge > 0 ? [...lines, deliveryRow] : lines}
      total={{ label: 'Total', amount: order.totalamount }}
    />
  );
}

const History = ({ order }: { order: StaffOrder }) => (
  <details>
    <summary>History</summary>
    <ol className={styles.plain}>
      {order.history.map(({ state, statelabel, cause, at }, index) => (
        <li
          key={index}
        >{`${formatTime(at)}: ${statelabel || describeOrderState(state).label} – ${cause}`}</li>
      ))}
      {order.stepmoves.map(({ title, label, reason, at }, index) => (
        <li key={`step ${index}`}>
          {`${formatTime(at)}: ${title} – ${label}${reason ? ` (back: ${reason})` : ''}`}
        </li>
      ))}
    </ol>
  </details>
);

const OrderLine = ({ row }: { row: StaffOrder['lines'][number] }) => (
  <>
    {`${row.name} (qty: ${row.quantity})`}
    {row.packages && row.packages.length > 0 && (
      <ul>
        {row.packages.map((addon, index) => (
          <li key={index}>
            {formatAddon(addon)}
            {addon.personalisation && <q>{addon.personalisation}</q>}
          </li>
        ))}
      </ul>
    )}
  </>
);
