import type { ReactNode } from 'react';
import { PageHead, useSearchParams } from 'shared/router';
import { ButtonLink, Cluster, Notice, Page, PageHeader, Stack } from 'shared/ui';
import { OrderId } from './order-id';
import styles from './result.module.css';
import { SupportLink } from './support-link';

interface UnpaidPageProps {
  title: string;
  description: string;
  notice: { kind: 'warning' | 'error'; title: string; text: string };
  retryLabel: string;
  /** Subject of an email to the support. The page adds the order id to the subject. */
  supportTopic: string;
  children?: ReactNode;
}

/** Page after an unsuccessful payment. Does not change the basket (rule 37). */
export function UnpaidPage(props: UnpaidPageProps) {
  const { title, description, notice, retryLabel, supportTopic, children } = props;
  const [query] = useSearchParams();
  const orderId = query.get('order_id');
  return (
    <Page width="text">
      <PageHead title={title} description={description} noindex />
      <PageHeader title={title} align="center" />
      <Stack gap={6} className={styles.result}>
        <Notice kind={notice.kind} title={notice.title}>
          <p>{notice.text}</p>
          <OrderId orderId={orderId} />
        </Notice>
        {children}
        <Cluster gap={3}>
          <ButtonLink to="/checkout">{retryLabel}</ButtonLink>
          <ButtonLink to="/cart" variant="secondary">
            View Cart
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Continue Shopping
          </ButtonLink>
        </Cluster>
        <SupportLink topic={supportTopic} orderId={orderId} />
      </Stack>
    </Page>
  );
}
