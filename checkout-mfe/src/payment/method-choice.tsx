import { orderTextsModule, useFulfilmentKinds } from 'shared/basket';
import { useLazyModule } from 'shared/lazy';
import { useConfig } from 'shared/session';
import { ChoiceGroup } from 'shared/forms';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { Icon } from 'shared/ui';
import styles from './method-choice.module.css';

interface MethodChoiceProps {
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  disabled: boolean;
}

export function MethodChoice({ method, onChange, disabled }: MethodChoiceProps) {
  const { payments } = useConfig();
  const kinds = useFulfilmentKinds();
  const orderTexts = useLazyModule(orderTextsModule, true);
  const cardHints = orderTexts?.listMethodHints({ kinds, method: 'online' }).join(' ') ?? '';
  const collection = {
    value: 'offline' as const,
    label: 'Collection Only',
    hint: <CollectionHint />,
  };
  const card = {
    value: 'online' as const,
    label: 'Card payment',
    hint: `Pay now on ${payments.providerName}’s secure page. ${cardHints}`,
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

/**
 * Explains 'Collection Only' for each kind of service (rule 52). Names the warehouse if the
 * customer must go there.
 */
function CollectionHint() {
  const { warehouse } = useConfig();
  const kinds = useFulfilmentKinds();
  const orderTexts = useLazyModule(orderTextsModule, true);
  const collectionOrder = { kinds, method: 'offline' } as const;
  const hints = orderTexts?.listMethodHints(collectionOrder) ?? [];
  return (
    <>
      <span>{hints.length > 1 ? 'Order now, pay later. No delivery charge.' : hints[0]}</span>
      {hints.length > 1 && (
        <span className={styles.each}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </span>
      )}
      {orderTexts?.getWarehouseTexts(collectionOrder) && (
        <span className={styles.warehouse}>
          <Icon name="pin" size={18} />
          <span>{warehouse}</span>
        </span>
      )}
    </>
  );
}
