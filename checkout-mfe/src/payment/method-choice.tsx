import { useConfig, useTrades } from 'shared/core';
import type { Trade } from 'shared/data';
import { ChoiceGroup } from 'shared/forms';
import type { Method } from '../placing/order';
import { CollectionHint } from './collection-hint';

interface MethodChoiceProps {
  method: Method;
  onChange: (method: Method) => void;
  disabled: boolean;
}

/** 'Collection Only' or, where card payments are set up, payment by card (specification §4). */
export function MethodChoice({ method, onChange, disabled }: MethodChoiceProps) {
  const { payments } = useConfig();
  const collection = {
    value: 'offline' as const,
    label: 'Collection Only',
    hint: <CollectionHint />,
  };
  const card = {
    value: 'online' as const,
    label: 'Card payment',
    hint: `Pay now on ${payments.providerName}’s secure page. ${whatWeDo(useTrades())}`,
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

/** What follows a card payment: only what is sold or cared for travels. */
function whatWeDo(trades: readonly Trade[]): string {
  if (trades.length > 0 && trades.every((trade) => trade === 'move'))
    return 'Our crew comes to you.';
  return trades.includes('care') ? 'We collect and deliver.' : 'We deliver.';
}
