import { useConfig } from 'shared/config';
import { ChoiceGroup } from 'shared/ui/choice';
import type { Method } from '../placing/order';
import styles from './method-choice.module.css';

interface MethodChoiceProps {
  method: Method;
  onChange: (method: Method) => void;
  disabled: boolean;
}

/** 'Collection Only' or, where card payments are set up, payment by card (specification §4). */
export function MethodChoice({ method, onChange, disabled }: MethodChoiceProps) {
  const { warehouse, payments } = useConfig();
  const collection = {
    value: 'offline' as const,
    label: 'Collection Only',
    hint: 'Order now, pay when you collect. No delivery charge.',
  };
  const card = {
    value: 'online' as const,
    label: 'Card payment',
    hint: `Pay now on ${payments.providerName}'s secure page. We deliver.`,
  };
  return (
    <div className={styles.choice}>
      <ChoiceGroup
        legend="Payment method"
        name="payment-method"
        value={method}
        onChange={onChange}
        options={payments.online ? [collection, card] : [collection]}
        disabled={disabled}
      />
      {method === 'offline' && (
        <p className={styles.warehouse}>
          <strong>Collect from our warehouse</strong>
          <span>{warehouse}</span>
        </p>
      )}
    </div>
  );
}
