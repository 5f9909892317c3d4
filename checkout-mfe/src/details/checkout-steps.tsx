import { StepIndicator } from 'shared/ui';
import styles from './checkout-steps.module.css';

interface CheckoutStepsProps {
  current: 'details' | 'payment' | 'done';
  /** Whether the saved details are known to exist. */
  hasDetails?: boolean;
}

/** The steps of the checkout, above the page's title. */
export const CheckoutSteps = ({ current, hasDetails = true }: CheckoutStepsProps) => (
  <div className={`${styles.steps} ${current === 'done' ? styles.centred : ''}`}>
    <StepIndicator currentStep={current} missingStep={hasDetails ? undefined : 'details'} />
  </div>
);
