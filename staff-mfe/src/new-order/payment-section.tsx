import type { FulfilmentKind } from 'contract/catalog/fulfilment';
import { describeRestDays } from 'contract/orders/rest-day';
import { getAwaitingLabel } from 'contract/orders/order-texts/payment-texts';
import type { StaffPaymentMethod } from 'contract/compose/place-order';
import {
  paymentKindLabels,
  type RecordedPaymentKind,
  recordedPaymentKinds,
} from 'contract/payments/ledger';
import { useId } from 'react';
import { TitledSection } from 'shared/desk';
import { ChoiceGroup, type ChoiceOption, Field, SelectField } from 'shared/forms';
import { useConfig, useFeature } from 'shared/session';
import { formatMoney } from 'shared/format';
import type { PricedLines } from '../composer/composer-api';
import { findProblem } from '../composer/fields/checked-fields';
import { TypedField } from '../composer/fields/typed-field';
import type { FieldProblem } from '../composer/read-composition';
import type { OrderValues } from './order-values';
import styles from './new-order.module.css';

interface PaymentSectionProps {
  values: OrderValues;
  kinds: readonly FulfilmentKind[];
  /** Null until the order is priced. */
  priced: PricedLines | null;
  problems: readonly FieldProblem[];
  refusals: readonly FieldProblem[];
  onChange: (change: (current: OrderValues) => OrderValues) => void;
}

const paymentOptions = recordedPaymentKinds.map((kind) => ({
  value: kind,
  label: paymentKindLabels[kind],
}));

/** How the caller pays, the date of the event, and the note to the firm. */
export function PaymentSection({
  values,
  kinds,
  priced,
  problems,
  refusals,
  onChange,
}: PaymentSectionProps) {
  const { method, payment, eventdate, note } = values;
  const { payments } = useConfig();
  const hasEventDate = useFeature('event-date') && kinds.includes('garments');
  const set = (changes: Partial<OrderValues>) =>
    onChange((current) => ({ ...current, ...changes }));
  return (
    <TitledSection title="Payment">
      <ChoiceGroup
        legend="How is it paid?"
        name="method"
        value={method}
        onChange={(newMethod) => set({ method: newMethod })}
        options={listMethods(kinds, payments.online)}
      />
      <DepositChoice
        isDepositOnly={values.isDepositOnly}
        priced={priced}
        onChange={(isDepositOnly) => set({ isDepositOnly })}
      />
      {method === 'now' && (
        <>
          <div className={styles.pair}>
            <SelectField
              label="Paid by"
              name="payment.kind"
              options={paymentOptions}
              value={payment.kind}
              onChange={({ currentTarget }) => {
                const kind = currentTarget.value as RecordedPaymentKind;
                onChange((current) => ({ ...current, payment: { ...current.payment, kind } }));
              }}
            />
            <TypedField
              label="Note on the payment"
              name="payment.note"
              value={payment.note}
              problem={findProblem(problems, 'payment.note')}
              refusal={findProblem(refusals, 'payment.note')}
              onTextChange={(text) =>
                onChange((current) => ({
                  ...current,
                  payment: { ...current.payment, note: text },
                }))
              }
            />
          </div>
          <DeliveryChoice isDelivered={values.deliver} onChange={(deliver) => set({ deliver })} />
        </>
      )}
      {hasEventDate && (
        <Field
          type="date"
          name="eventdate"
          label="Date of the wedding or event"
          hint="Empty if there is none."
          value={eventdate}
          error={findProblem(refusals, 'eventdate')}
          onChange={({ currentTarget }) => set({ eventdate: currentTarget.value })}
        />
      )}
      <TypedField
        multiline
        rows={2}
        name="note"
        label="Note"
        hint="What the customer asks for. It is on the page of the order."
        value={note}
        problem={findProblem(problems, 'note')}
        refusal={findProblem(refusals, 'note')}
        onTextChange={(text) => set({ note: text })}
      />
    </TitledSection>
  );
}

const listMethods = (
  kinds: readonly FulfilmentKind[],
  hasCards: boolean,
): ChoiceOption<StaffPaymentMethod>[] => [
  {
    value: 'link',
    label: 'Send a payment link',
    hint: hasCards ? 'The customer gets an e-mail and pays by card.' : 'Cards are not set up.',
    disabled: !hasCards,
  },
  {
    value: 'later',
    label: 'Pay later',
    hint: kinds.length === 0 ? 'On the day or on collection' : getAwaitingLabel(kinds),
  },
  { value: 'now', label: 'Paid now', hint: 'In cash, by the card terminal or by bank transfer' },
];

interface DepositChoiceProps {
  isDepositOnly: boolean;
  priced: PricedLines | null;
  onChange: (isDepositOnly: boolean) => void;
}

/** Asks whether all or the deposit is paid first. Renders nothing if the order has no deposit. */
function DepositChoice({ isDepositOnly, priced, onChange }: DepositChoiceProps) {
  if (priced === null || priced.deposit === null) return null;
  const { amount, restdays } = priced.deposit;
  return (
    <ChoiceGroup
      legend="How much is paid first?"
      name="deposit"
      value={isDepositOnly ? 'deposit' : 'all'}
      onChange={(choice) => onChange(choice === 'deposit')}
      options={[
        { value: 'all', label: 'All of it', hint: formatMoney(priced.total) },
        {
          value: 'deposit',
          label: `The deposit of ${formatMoney(amount)}`,
          hint: `${formatMoney(priced.total - amount)} ${describeRestDays(restdays)}`,
        },
      ]}
    />
  );
}

interface DeliveryChoiceProps {
  isDelivered: boolean;
  onChange: (isDelivered: boolean) => void;
}

function DeliveryChoice({ isDelivered, onChange }: DeliveryChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={isDelivered}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      We deliver, or collect from the customer
    </label>
  );
}
