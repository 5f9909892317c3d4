import { LAST_DAY } from 'contract/calendar/day';
import type { PricedComposition } from 'contract/compose/price-calls';
import { describeRestDays } from 'contract/orders/rest-day';
import { paymentMethods, type PaymentMethod } from 'contract/payments/payment-method';
import { formatMoney } from 'contract/values/pence';
import { Field, SelectField } from 'shared/forms';
import { Button } from 'shared/ui';
import { formatTypedPounds } from '../../money/format-typed-pounds';
import type { OfferProblems, TypedOffer } from './typed-offer';
import styles from './offer.module.css';

interface OfferTermsProps {
  offer: TypedOffer;
  /** Problems of the fields. Empty until staff try to send. */
  problems: OfferProblems;
  /** Deposit that the services ask for, or null. */
  usualDeposit: PricedComposition['deposit'];
  onChange: (changes: Partial<TypedOffer>) => void;
}

const methodLabels: Record<PaymentMethod, string> = {
  online: 'By card when it is accepted',
  offline: 'On the day or on collection',
};

/** How and when the offer is paid, until when it can be accepted, its message and its terms. */
export function OfferTerms({ offer, problems, usualDeposit, onChange }: OfferTermsProps) {
  const { method, validuntil, message, terms } = offer;
  return (
    <div className={styles.terms}>
      <div className={styles.fields}>
        <SelectField
          label="Payment"
          options={paymentMethods.map((value) => ({ value, label: methodLabels[value] }))}
          value={method}
          onChange={({ currentTarget }) =>
            onChange({ method: currentTarget.value as PaymentMethod })
          }
        />
        <Field
          type="date"
          label="Valid until"
          required
          max={LAST_DAY}
          error={problems.validuntil}
          value={validuntil}
          onChange={({ currentTarget }) => onChange({ validuntil: currentTarget.value })}
        />
      </div>
      {method === 'online' && (
        <DepositFields
          offer={offer}
          problems={problems}
          usualDeposit={usualDeposit}
          onChange={onChange}
        />
      )}
      <Field
        multiline
        rows={3}
        label="Message"
        hint="Stands above the lines, in the mail and on the page. It can be empty."
        error={problems.message}
        value={message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
      />
      <details className={styles.details} open={problems.terms !== undefined}>
        <summary>Terms</summary>
        <Field
          multiline
          rows={8}
          label="Terms of this quote"
          required
          error={problems.terms}
          value={terms}
          onChange={({ currentTarget }) => onChange({ terms: currentTarget.value })}
        />
      </details>
    </div>
  );
}

function DepositFields({ offer, problems, usualDeposit, onChange }: OfferTermsProps) {
  const { hasDeposit, deposit, restdays } = offer;
  return (
    <fieldset className={styles.deposit}>
      <legend>Deposit</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hasDeposit}
          onChange={({ currentTarget }) => onChange({ hasDeposit: currentTarget.checked })}
        />{' '}
        Only a deposit is paid when it is accepted
      </label>
      {usualDeposit !== null && (
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            onChange({
              hasDeposit: true,
              deposit: formatTypedPounds(usualDeposit.amount),
              restdays: String(usualDeposit.restdays),
            })
          }
        >
          Use the usual deposit: {formatMoney(usualDeposit.amount)}, the rest{' '}
          {describeRestDays(usualDeposit.restdays)}
        </Button>
      )}
      {hasDeposit && (
        <div className={styles.fields}>
          <Field
            label="Deposit"
            inputMode="decimal"
            autoComplete="off"
            required
            error={problems.deposit}
            value={deposit}
            onChange={({ currentTarget }) => onChange({ deposit: currentTarget.value })}
          />
          <Field
            label="Days before the work for the rest"
            inputMode="numeric"
            autoComplete="off"
            required
            error={problems.restdays}
            value={restdays}
            onChange={({ currentTarget }) => onChange({ restdays: currentTarget.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
