import { Icon } from '../icon/icon';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** Product that is counted, for the labels of the buttons. */
  name: string;
  value: number;
  onDecrease: () => void;
  onIncrease: () => void;
  min?: number;
  max?: number;
  busy?: boolean;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { name, value, onDecrease, onIncrease, min, max, busy = false } = props;
  return (
    <div className={styles.stepper} role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={styles.button}
        onClick={onDecrease}
        disabled={busy || (min !== undefined && value <= min)}
        aria-label={`Decrease quantity of ${name}`}
      >
        <Icon name="minus" size={18} />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        onClick={onIncrease}
        disabled={busy || (max !== undefined && value >= max)}
        aria-label={`Increase quantity of ${name}`}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
