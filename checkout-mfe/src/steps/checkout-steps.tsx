import { StepIndicator } from 'shared/ui';
import styles from './checkout-steps.module.css';

/** Where in the checkout the shopper is, above the page's title. */
export const CheckoutSteps = ({ current }: { current: 'details' | 'payment' | 'done' }) => (
  <div className={`${styles.steps} ${current === 'done' ? styles.centred : ''}`}>
    <StepIndicator current={current} />
  </div>
);
