import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './step-indicator.module.css';

const steps = ['basket', 'details', 'payment', 'done'] as const;
const labels = { basket: 'Basket', details: 'Details', payment: 'Payment', done: 'Done' };

type Step = (typeof steps)[number];

interface StepIndicatorProps {
  current: Step;
  /** An earlier step that is not completed. */
  missing?: Step;
}

/** Shows the current step of the checkout. */
export function StepIndicator({ current, missing }: StepIndicatorProps) {
  const now = steps.indexOf(current);
  const isPast = (index: number) => index < now && steps[index] !== missing;
  return (
    <ol className={styles.steps} aria-label="Checkout steps">
      {steps.map((step, index) => (
        <li
          className={classNames(
            styles.step,
            isPast(index) && styles.past,
            index === now && styles.now,
          )}
          key={step}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {isPast(index) ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span>{labels[step]}</span>
          {isPast(index) && <VisuallyHidden>, completed</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
