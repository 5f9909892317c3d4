import type { ReactNode } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { useFeature, useConfig } from 'shared/session';
import { Card, Cluster, Notice, PageHeader, Split, Stack, TextLink } from 'shared/ui';
import { isCompleted } from 'contract/orders/order-state';
import { formatDate, formatDay } from 'contract/calendar/date-texts';
import { OrderNote, StateBadge } from '../order-parts';
import { OrderProgress } from './order-progress';
import { OrderAgain } from './order-again';
import { OrderFacts } from './order-facts';
import type { OrderPage } from './order-page-api';
import { OrderLineList } from './order-line-list';
import { CancelOrder } from './changes/cancel-order';
import { OrderDays } from './changes/order-days';
import type { PayOrderProps } from './pay/pay-order';
import type { OrderReviewsProps } from './reviews/order-reviews';
import type { OrderGarmentsProps } from './garments/order-garments';
import styles from './order-view.module.css';

const LazyPayOrder = defineLazyComponent<PayOrderProps>(
  async () => (await import(/* webpackChunkName: "pay-order" */ './pay/pay-order')).PayOrder,
);

const LazyOrderReviews = defineLazyComponent<OrderReviewsProps>(
  async () =>
    (await import(/* webpackChunkName: "order-reviews" */ './reviews/order-reviews')).OrderReviews,
);

const LazyOrderGarments = defineLazyComponent<OrderGarmentsProps>(
  async () =>
    (await import(/* webpackChunkName: "order-garments" */ './garments/order-garments'))
      .OrderGarments,
);

interface OrderViewProps extends PayOrderProps {
  breadcrumb?: ReactNode;
  children?: ReactNode;
}

/** Renders an order. The printed page is a receipt (rule 50). */
export function OrderView({ page, access, paymentReturn, breadcrumb, children }: OrderViewProps) {
  const { order, progress, onhold } = page;
  const { orderid, createdat, state, statelabel } = order;
  const hasProgress = useFeature('progress');
  const hasCalendar = useFeature('calendar');
  return (
    <>
      <PageHeader
        title={`Order ${orderid}`}
        breadcrumb={breadcrumb}
        intro={
          <Cluster>
            {createdat && <span>Placed on {formatDate(createdat)}</span>}
            {state && <StateBadge state={state} label={statelabel} />}
          </Cluster>
        }
      />
      <ReceiptHead page={page} />
      <Split
        aside={
          <Stack gap={5} className={styles.aside}>
            <OrderFacts page={page} access={access} />
            <OrderHelp orderno={orderid} />
          </Stack>
        }
      >
        <Stack gap={5}>
          {onhold && <OnHold until={onhold.until} />}
          <div className={styles.screen}>
            <LazyPayOrder
              isNeeded={page.pay !== undefined || paymentReturn !== null}
              componentProps={{ page, access, paymentReturn }}
            />
          </div>
          <CompletedOrderReviews page={page} access={access} />
          {hasProgress && (
            <div className={styles.screen}>
              <OrderProgress progress={progress} />
            </div>
          )}
          <div className={styles.screen}>
            <LazyOrderGarments
              isNeeded={(page.garments ?? []).length > 0}
              componentProps={{ page, access }}
            />
          </div>
          {hasCalendar && <OrderDays page={page} access={access} />}
          <Card as="section" padded aria-label="What you ordered">
            <OrderLineList page={page} />
          </Card>
          <OrderNote note={order.note} />
          <OrderAgain page={page} />
          <div className={styles.screen}>
            <CancelOrder page={page} access={access} />
          </div>
          <div className={styles.screen}>{children}</div>
        </Stack>
      </Split>
    </>
  );
}

/** Form of reviews, once the order is completed. */
const CompletedOrderReviews = ({ page, access }: Pick<OrderViewProps, 'page' | 'access'>) => (
  <div className={styles.screen}>
    <LazyOrderReviews
      isNeeded={useFeature('reviews') && isCompleted(page.order)}
      componentProps={{ access }}
    />
  </div>
);

const OnHold = ({ until }: { until: string }) => (
  <div className={styles.screen}>
    <Notice title="Your order is on hold">
      {`We have paused our work on it${until === '' ? '' : ` until about ${formatDay(until)}`}. Please get in touch if you have a question.`}
    </Notice>
  </div>
);

/** Head of the printed receipt, because the header and footer of the page are not printed. */
function ReceiptHead({ page: { order, vat } }: { page: OrderPage }) {
  const { brand, company, email, phone } = useConfig();
  return (
    <div className={styles.receipt}>
      <strong>{brand}: receipt</strong>
      <span>
        {company.legalName}, {company.address}
      </span>
      <span>
        {`Registered in England and Wales, company number ${company.number}${vat ? `. VAT number ${vat.number}` : ''}`}
      </span>
      <span>
        {phone}, {email}
      </span>
      {order.createdat && <span>Date of the order: {formatDate(order.createdat)}</span>}
    </div>
  );
}

function OrderHelp({ orderno }: { orderno: string }) {
  const { email, phone } = useConfig();
  const mailUrl = `mailto:${email}?subject=${encodeURIComponent(`Order ${orderno}`)}`;
  return (
    <Card as="section" padded aria-labelledby="order-help" className={styles.help}>
      <Stack gap={2}>
        <h2 id="order-help" className={styles.title}>
          Help with this order
        </h2>
        <p>
          Write to <TextLink href={mailUrl}>{email}</TextLink> or call{' '}
          <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>.
        </p>
        <p>
          <TextLink to="/terms#cancellation">Your cancellation rights</TextLink>
        </p>
      </Stack>
    </Card>
  );
}
