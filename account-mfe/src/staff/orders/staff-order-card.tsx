import { Badge, Card, Cluster, Stack, SummaryList } from 'shared/ui';
import { WorkSheetLater } from '../../dates/dates-later';
import { showState } from '../../order-state/order-state';
import { showTime } from '../../order-state/show-date';
import { MoveSteps } from './progress/move-steps';
import { StateBadge } from '../../order-state/state-badge';
import { EndLinks } from './end-links';
import { OrderNote } from '../../orders/order-note';
import { OrderedThing } from '../../orders/ordered-thing';
import { ChangeState } from './change-state';
import type { StaffOrder } from './staff-order';
import styles from './staff-order-card.module.css';

/** An order for staff: customer, lines, payment, history and possible changes. */
export function StaffOrderCard({ order }: { order: StaffOrder }) {
  return (
    <Card as="li" padded>
      <Stack gap={4}>
        <Cluster justify="between">
          <h2 className={styles.number}>{order.orderno}</h2>
          <Cluster>
            {order.undated.length > 0 && <Badge tone="red">Without a date</Badge>}
            <StateBadge state={order.state} label={order.lines[0]?.statelabel} />
          </Cluster>
        </Cluster>
        <div className={styles.parts}>
          <Customer order={order} />
          <Contents order={order} />
        </div>
        <OrderNote note={order.note} from="the customer" />
        <WorkSheetLater schedule={order.schedule} titles={order.daytitles} />
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
    place: `${customer.city} ${customer.postalcode}`.trim(),
    mobile: customer.mobile,
    email: customer.email,
    payment: order.payment,
    time: `Placed ${showTime(order.createdat)}`,
  };
  return (
    <ul className={styles.plain} aria-label="Customer">
      {Object.entries(rows).map(([part, row]) => row && <li key={part}>{row}</li>)}
    </ul>
  );
}

function Contents({ order }: { order: StaffOrder }) {
  const delivery = { id: 'delivery', label: 'Delivery Charge', amount: order.deliverycharge };
  const lines = order.lines.map((row, id) => ({
    id,
    label: <OrderedThing row={{ ...row, name: `${row.name} (qty: ${row.quantity})` }} />,
    amount: row.totalamount,
  }));
  return (
    <SummaryList
      rows={order.deliverycharge > 0 ? [...lines, delivery] : lines}
      total={{ label: 'Total', amount: order.totalamount }}
    />
  );
}

const History = ({ order }: { order: StaffOrder }) => (
  <details>
    <summary>History</summary>
    <ol className={styles.plain}>
      {order.history.map(({ state, statelabel, cause, at }, index) => (
        <li key={index}>{`${showTime(at)}: ${statelabel || showState(state).label} – ${cause}`}</li>
      ))}
      {order.stepmoves.map(({ title, label, reason, at }, index) => (
        <li key={`step ${index}`}>
          {`${showTime(at)}: ${title} – ${label}${reason ? ` (back: ${reason})` : ''}`}
        </li>
      ))}
    </ol>
  </details>
);
