import { orderTexts, useConfig, useFulfilmentKinds, useLater } from 'shared/core';
import { ChoiceGroup } from 'shared/forms';
import type { Method } from './placement/order';
import { CollectionHint } from './collection-hint';

interface MethodChoiceProps {
  method: Method;
  onChange: (method: Method) => void;
  disabled: boolean;
}

/** 'Collection Only' or, where card payments are set up, payment by card (specification §4). */
export function MethodChoice({ method, onChange, disabled }: MethodChoiceProps) {
  const { payments } = useConfig();
  const kinds = useFulfilmentKinds();
  const texts = useLater(orderTexts, true);
  const afterPaying = texts?.methodHints({ kinds, method: 'online' }).join(' ') ?? '';
  const collection = {
    value: 'offline' as const,
    label: 'Collection Only',
    hint: <CollectionHint />,
  };
  const card = {
    value: 'online' as const,
    label: 'Card payment',
    hint: `Pay now on ${payments.providerName}’s secure page. ${afterPaying}`,
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
