import { Card, Stack } from 'shared/ui';
import type { Progress } from 'contract/orders/progress';
import { Timeline } from './timeline';
import styles from './order-progress.module.css';

/** Draws a timeline for each part of an order. */
export function OrderProgress({ progress }: { progress: readonly Progress[] }) {
  if (progress.length === 0) return null;
  return (
    <Card as="section" padded aria-labelledby="progress">
      <Stack gap={4}>
        <h2 id="progress" className={styles.title}>
          Where your order is
        </h2>
        {progress.map((part) => (
          <div key={part.trade}>
            {progress.length > 1 && <h3 className={styles.part}>{part.title}</h3>}
            <Timeline progress={part} />
          </div>
        ))}
      </Stack>
    </Card>
  );
}
