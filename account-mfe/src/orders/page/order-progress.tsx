import { Card, Stack, VisuallyHidden } from 'shared/ui';
import type { Progress } from 'contract/orders/order-fields';
import styles from './order-progress.module.css';
import { formatDate } from 'contract/calendar/date-texts';

/** Renders a timeline for each part of an order. */
export function OrderProgress({ progress = [] }: { progress: readonly Progress[] | undefined }) {
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

/**
 * Renders the steps of one part. A reached step is rendered with the day on which it was reached
 * (rule 49).
 */
function Timeline({ progress }: { progress: Progress }) {
  return (
    <ol className={styles.timeline} aria-label={progress.title}>
      {progress.steps.map(({ step, label, reached, at }) => (
        <li
          key={step}
          className={styles.step}
          data-reached={reached || undefined}
          aria-current={step === progress.step ? 'step' : undefined}
        >
          <span className={styles.label}>
            {label}
            {!reached && <VisuallyHidden> (not yet)</VisuallyHidden>}
          </span>
          {at && <time dateTime={at}>{formatDate(at)}</time>}
        </li>
      ))}
    </ol>
  );
}
