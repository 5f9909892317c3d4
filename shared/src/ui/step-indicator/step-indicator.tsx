import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './step-indicator.module.css';

const steps = ['basket', 'details', 'payment', 'done'] as const;
const labels = { basket: 'Basket', details: 'Details', payment: 'Payment', done: 'Done' };

/** Where in the checkout the shopper is. */
export function StepIndicator({ current }: { current: (typeof steps)[number] }) {
  const now = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label="Checkout steps">
      {steps.map((step, index) => (
        <li
          className={classNames(
            styles.step,
            index < now && styles.past,
            index === now && styles.now,
          )}
          key={step}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < now ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span>{labels[step]}</span>
          {index < now && <VisuallyHidden>, completed</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
