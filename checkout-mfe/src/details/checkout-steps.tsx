import { StepIndicator } from 'shared/ui';
import styles from './checkout-steps.module.css';

interface CheckoutStepsProps {
  current: 'details' | 'payment' | 'done';
  /** If false, the step 'details' is marked as missing. */
  hasDetails?: boolean;
}

export const CheckoutSteps = ({ current, hasDetails = true }: CheckoutStepsProps) => (
  <div className={`${styles.steps} ${current === 'done' ? styles.centred : ''}`}>
    <StepIndicator currentStep={current} missingStep={hasDetails ? undefined : 'details'} />
  </div>
);
