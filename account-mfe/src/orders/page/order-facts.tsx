import { formatDate, formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'shared/format';
import { Card } from 'shared/ui';
import type { OrderPage } from './order-page-api';
import styles from './order-view.module.css';

export function OrderFacts({ page }: { page: OrderPage }) {
  const { customer, payment, warehouse, event, refunds = [] } = page;
  const isPaidByCard = page.order.payment_method !== 'offline';
  const { name, last_name, address, city, postalcode } = customer;
  const addressLines = [`${name} ${last_name}`, address, `${city} ${postalcode}`]
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    <Card as="section" padded aria-label="Details">
      <dl className={styles.facts}>
        {addressLines.length > 0 && (
          <div>
            <dt>For</dt>
            <dd>
              <address>
                {addressLines.map((part, index) => (
                  <span key={index}>{part}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
        <div>
          <dt>Payment</dt>
          <dd>{payment}</dd>
        </div>
        {refunds.length > 0 && (
          <div>
            <dt>Money returned</dt>
            {refunds.map(({ amount, method, at }, index) => (
              <dd key={index}>
                {`${formatMoney(amount)} on ${formatDate(at)}, ${describeRefundMethod(method, isPaidByCard)}`}
              </dd>
            ))}
          </div>
        )}
        {event && (
          <div>
            <dt>Wedding or event</dt>
            <dd>
              {formatDay(event.date)}. Your garments are due a week before, on{' '}
              {formatDay(event.due)}.
            </dd>
          </div>
        )}
        {warehouse && (
          <div>
            <dt>Our warehouse</dt>
            <dd>{warehouse}. Please bring the order number.</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function describeRefundMethod(method: string, isPaidByCard: boolean): string {
  if (method !== 'outside') return 'to the card you paid with';
  return isPaidByCard ? 'outside our shop, not to the card' : 'outside our shop';
}
