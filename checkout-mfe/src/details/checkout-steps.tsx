import { StepIndicator } from 'shared/ui';
import styles from './checkout-steps.module.css';

interface CheckoutStepsProps {
  current: 'details' | 'payment' | 'done';
  /** Whether the details are known to be there. */
  hasDetails?: boolean;
}

/** Where in the checkout the shopper is, above the page's title. */
export const CheckoutSteps = ({ current, hasDetails = true }: CheckoutStepsProps) => (
  <div className={`${styles.steps} ${current === 'done' ? styles.centred : ''}`}>
    <StepIndicator current={current} missing={hasDetails ? undefined : 'details'} />
  </div>
);
