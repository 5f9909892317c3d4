import { type ComponentProps, createElement } from 'react';
import { formatDate, formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'shared/format';
import { Card } from 'shared/ui';
import { defineLazyModule, type LazyModule, useLazyModule } from 'shared/lazy';
import type { InvoiceLinks } from './invoice-links';
import type { OrderAccess, OrderPage } from './order-page-api';
import styles from './order-view.module.css';

const lazyInvoiceLinks: LazyModule<typeof InvoiceLinks> = defineLazyModule(
  async () => (await import(/* webpackChunkName: "invoices" */ './invoice-links')).InvoiceLinks,
);

interface OrderFactsProps {
  page: OrderPage;
  access: OrderAccess;
}

export function OrderFacts({ page, access }: OrderFactsProps) {
  const { customer, payment, warehouse, event, refunds = [], invoices = [] } = page;
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
        {invoices.length > 0 && <Invoices invoices={invoices} access={access} />}
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

type InvoicesProps = ComponentProps<typeof InvoiceLinks>;

function Invoices(props: InvoicesProps) {
  const Links = useLazyModule(lazyInvoiceLinks, true);
  return (
    <div className={styles.screen}>
      <dt>Invoices</dt>
      {Links && createElement(Links, props)}
    </div>
  );
}

function describeRefundMethod(method: string, isPaidByCard: boolean): string {
  if (method !== 'outside') return 'to the card you paid with';
  return isPaidByCard ? 'outside our shop, not to the card' : 'outside our shop';
}
