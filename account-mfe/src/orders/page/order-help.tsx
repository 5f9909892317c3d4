import { useConfig } from 'shared/session';
import { Card, Stack, TextLink } from 'shared/ui';
import styles from './order-view.module.css';

export function OrderHelp({ orderno }: { orderno: string }) {
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
