import { VisuallyHidden } from 'shared/ui';
import { formatDate } from 'contract/calendar/date-texts';
import type { Progress } from 'contract/orders/progress';
import styles from './timeline.module.css';

/** A reached step shows the day on which it was reached (rule 49). */
export function Timeline({ progress }: { progress: Progress }) {
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
