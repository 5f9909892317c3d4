import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './step-indicator.module.css';

const steps = ['basket', 'details', 'payment', 'done'] as const;
const labels = { basket: 'Basket', details: 'Details', payment: 'Payment', done: 'Done' };

type Step = (typeof steps)[number];

interface StepIndicatorProps {
  currentStep: Step;
  /** An earlier step that the shopper has not completed. */
  missingStep?: Step;
}

export function StepIndicator({ currentStep, missingStep }: StepIndicatorProps) {
  const currentIndex = steps.indexOf(currentStep);
  const isCompleted = (index: number) => index < currentIndex && steps[index] !== missingStep;
  return (
    <ol className={styles.steps} aria-label="Checkout steps">
      {steps.map((step, index) => (
        <li
          className={classNames(
            styles.step,
            isCompleted(index) && styles.past,
            index === currentIndex && styles.now,
          )}
          key={step}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {isCompleted(index) ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span>{labels[step]}</span>
          {isCompleted(index) && <VisuallyHidden>, completed</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
