import { useConfig } from 'shared/core';
import { Card } from 'shared/ui';
import type { OrderPage } from './order-page';
import styles from './order-view.module.css';

/** For whom the order is, and how it is paid. */
export function OrderFacts({ page: { order, customer, progress } }: { page: OrderPage }) {
  const { warehouse } = useConfig();
  const { name, last_name, address, city, postalcode } = customer;
  const envelope = [`${name} ${last_name}`, address, `${city} ${postalcode}`]
    .map((part) => part.trim())
    .filter(Boolean);
  const isFetched =
    order.state === 'awaiting_collection' &&
    (progress.length === 0 || progress.some(({ trade }) => trade !== 'move'));
  return (
    <Card as="section" padded aria-label="Details">
      <dl className={styles.facts}>
        {envelope.length > 0 && (
          <div>
            <dt>For</dt>
            <dd>
              <address>
                {envelope.map((part, index) => (
                  <span key={index}>{part}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
        <div>
          <dt>Payment</dt>
          <dd>{paymentOf(order.payment_method, order.state, isFetched)}</dd>
        </div>
        {isFetched && (
          <div>
            <dt>Where</dt>
            <dd>{warehouse}. Please bring the order number.</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function paymentOf(method = '', state = '', isFetched: boolean): string {
  if (method === 'online') return paidStates.has(state) ? 'Paid by card' : 'Card payment';
  if (state !== 'awaiting_collection') return 'Collection Only, pay later';
  return isFetched
    ? 'Collection Only: you pay when you collect'
    : 'Collection Only: you pay on the day';
}

const paidStates = new Set(['paid', 'completed']);
