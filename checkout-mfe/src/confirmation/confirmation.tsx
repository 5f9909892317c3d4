import { useState } from 'react';
import { formatHalfDay } from 'contract/calendar/date-texts';
import { describeDueDate, findDueDate } from 'contract/orders/order-texts/due-date';
import type { Id } from 'contract/values/readers';
import { orderTextsModule } from 'shared/basket';
import { useLazyModule } from 'shared/lazy';
import { useConfig } from 'shared/session';
import { Badge, Card, Stack, SummaryList } from 'shared/ui';
import { type OrderSnapshot, readPlacedOrder } from '../payment/placement/order-snapshot';
import { readPaidOrder } from './saved-snapshot';
import styles from './confirmation.module.css';

/**
 * Confirms an order without a card payment. Renders nothing after a reload, because the order was
 * only stored in memory.
 */
export function PlacedConfirmation({ orderno }: { orderno: string }) {
  const [order] = useState(() => readPlacedOrder(orderno));
  return order && <Confirmation order={order} />;
}

/**
 * Confirms a paid order. Renders nothing if another tab opened the payment page, because only that
 * tab saved the order.
 */
export function PaidConfirmation({ sessionId, userid }: { sessionId: string; userid: Id | null }) {
  const [order] = useState(() => readPaidOrder(sessionId, userid));
  return order && <Confirmation order={order} />;
}

export function Confirmation({ order }: { order: OrderSnapshot }) {
  const { lines, deliveryCharge, deliveryName, total, method, address } = order;
  const delivery = {
    id: 'delivery',
    label: deliveryName || 'Delivery Charge',
    amount: deliveryCharge,
  };
  const { warehouse } = useConfig();
  const orderTexts = useLazyModule(orderTextsModule, true);
  const warehouseText = orderTexts?.getWarehouseTexts(order);
  const rows = lines.map((line, id) => ({
    id,
    label: line.personalisation === null ? line.label : <PersonalisedLabel {...line} />,
    amount: line.amount,
  }));
  return (
    <Stack gap={4} className={styles.confirmation}>
      {warehouseText && (
        <p className={styles.warehouse}>
          <strong>{warehouseText.title}</strong>
          <span>{warehouse}</span>
          <span>{warehouseText.note}</span>
        </p>
      )}
      <section>
        <h2 className={styles.title}>What happens next</h2>
        <ul className={styles.steps}>
          {(orderTexts
            ? [...listNextSteps(order, orderTexts), ...listDueSentences(order)]
            : []
          ).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
      <Card as="section" padded aria-label="What you ordered">
        <SummaryList
          title="What you ordered"
          rows={deliveryCharge > 0 ? [...rows, delivery] : rows}
          total={{ label: method === 'online' ? 'Total' : 'Total to pay', amount: total }}
        />
      </Card>
      {address.length > 0 && (
        <Card as="section" padded aria-label="Your details">
          <h2 className={styles.title}>Your details</h2>
          <address className={styles.address}>
            {address.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </address>
        </Card>
      )}
    </Stack>
  );
}

const PersonalisedLabel = ({ label, personalisation }: OrderSnapshot['lines'][number]) => (
  <>
    {label}
    <span className={styles.mark}>
      <Badge tone="rose">Personalised</Badge>
    </span>
    {personalisation && <q className={styles.text}>{personalisation}</q>}
  </>
);

type OrderTexts = NonNullable<(typeof orderTextsModule)['code']>;

/** Returns the next steps of an order, with the chosen days (rules 47, 52 and 63). */
function listNextSteps({ method, kinds, days }: OrderSnapshot, orderTexts: OrderTexts): string[] {
  const steps = orderTexts.describeNextSteps({ kinds, method }, (booking) => {
    const chosenDay = days.find(({ what }) => what === booking);
    return chosenDay ? formatHalfDay(chosenDay.date, chosenDay.half) : null;
  });
  return method === 'offline' && days.length > 0
    ? [...steps, orderTexts.formatHeldDaysNotice(days.length)]
    : steps;
}

function listDueSentences(order: OrderSnapshot): string[] {
  const { eventDate = '' } = order;
  if (eventDate === '') return [];
  const sentence = describeDueDate(order, { eventDate, dueDate: findDueDate(eventDate) });
  return sentence === null ? [] : [sentence];
}
