import { useConfig } from 'shared/core';
import { ChoiceGroup } from 'shared/forms';
import { Icon } from 'shared/ui';
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
    hint: <CollectionHint warehouse={warehouse} />,
  };
  const card = {
    value: 'online' as const,
    label: 'Card payment',
    hint: `Pay now on ${payments.providerName}’s secure page. We deliver.`,
  };
  return (
    <ChoiceGroup
      legend="Payment method"
      name="payment-method"
      value={method}
      onChange={onChange}
      options={payments.online ? [collection, card] : [collection]}
      disabled={disabled}
    />
  );
}

/** Where collection is offered, the warehouse's address is shown (specification §9). */
const CollectionHint = ({ warehouse }: { warehouse: string }) => (
  <>
    Order now, pay when you collect. No delivery charge.
    <span className={styles.warehouse}>
      <Icon name="pin" size={18} />
      <span>{warehouse}</span>
    </span>
  </>
);
