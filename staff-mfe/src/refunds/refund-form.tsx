import {
  type PaymentKind,
  paymentKindLabels,
  paymentKinds,
  recordedPaymentKinds,
} from 'contract/payments/ledger';
import { type RefundsOfOrder, refundsOfOrder } from 'contract/payments/staff/refunds';
import { formatTime } from 'contract/calendar/date-texts';
import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { toPounds } from 'contract/values/pence';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Field, SelectField } from 'shared/forms';
import { formatMoney } from 'shared/format';
import * as v from 'shared/schema';
import { Button, Notice, Stack } from 'shared/ui';
import { ConflictDialog, useStaffForm, limitLength } from 'shared/desk';
import { describeResult, methodLabels, type RefundResult } from './describe-refund';
import { parseAmount } from 'contract/values/parse-amount';
import { checkAmount } from '../money/check-amount';
import { useCreateRefundMutation } from './refunds-api';

interface RefundFormProps {
  orderno: string;
  /** Largest refundable amount, in pence. */
  left: number;
  /** Part of `left` that can go back to a card, in pence. */
  cardLeft: number;
  /** Whether something of the order is still to be paid. */
  hasDue: boolean;
  onResult: (result: RefundResult | null) => void;
}

interface RefundValues {
  amount: string;
  reason: string;
  method: PaymentKind;
  isDueAgain: boolean;
  /** UUID of the refund, so that a repeated press creates no second refund. */
  key: string;
}

interface Conflict {
  /** Refundable amounts in pence, now and when the member of staff decided. */
  left: number;
  previousLeft: number;
  amount: string;
  changedBy: string;
}

/** Body of a 409 if refunds were made after the page was loaded. */
const changedRefundsSchema = v.object({
  current: refundsOfOrder,
  by: v.optional(v.string(), ''),
  at: v.optional(v.string(), ''),
});

const listMethods = (cardLeft: number): readonly PaymentKind[] =>
  cardLeft > 0 ? paymentKinds : recordedPaymentKinds;

const createEmptyValues = (cardLeft: number): RefundValues => ({
  amount: '',
  reason: '',
  key: crypto.randomUUID(),
  method: cardLeft > 0 ? 'card' : 'cash',
  isDueAgain: false,
});

/** Returns the fields of the request for a way to give money back. */
const toMethodFields = (method: PaymentKind) =>
  method === 'card'
    ? { method: 'provider' as const }
    : { method: 'outside' as const, outsidemethod: method };

/** Form for another refund. A repeated press or a second tab does not send the refund twice. */
export function RefundForm(props: RefundFormProps) {
  const { left, cardLeft } = props;
  const dueAgainId = useId();
  const { form, conflict, apply, discard, keepEditing } = useRefundForm(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      <form noValidate onSubmit={submit} aria-label="Give money back">
        <Stack gap={3}>
          {form.formError && (
            <Notice kind="error" isAnnounced title="Nothing was given back">
              {form.formError}
            </Notice>
          )}
          <Field
            label="Amount"
            hint={describeLimit(left, cardLeft)}
            required
            inputMode="decimal"
            autoComplete="off"
            error={form.errorOf('amount')}
            {...form.register('amount', { validate: (typedText) => checkRefund(typedText, left) })}
          />
          <Field
            label="Reason"
            hint="Only staff can read it."
            required
            error={form.errorOf('reason')}
            {...form.register('reason', {
              maxLength: limitLength('Reason', MAX_REASON_LENGTH),
              validate: (value) => value.trim() !== '' || 'Please give a reason.',
            })}
          />
          <SelectField
            label="How"
            options={listMethods(cardLeft).map((value) => ({
              value,
              label: value === 'card' ? methodLabels.provider : paymentKindLabels[value],
            }))}
            error={form.errorOf('method')}
            {...form.register('method')}
          />
          {props.hasDue && (
            <label htmlFor={dueAgainId}>
              <input id={dueAgainId} type="checkbox" {...form.register('isDueAgain')} /> The
              customer has to pay it again. Otherwise the price is lower.
            </label>
          )}
          <div>
            <Button type="submit" busy={form.isSending}>
              Give money back
            </Button>
          </div>
        </Stack>
      </form>
      <ConflictDialog
        conflicts={conflict && listConflicts(conflict)}
        changedBy={conflict?.changedBy ?? ''}
        onApply={apply}
        onDiscard={discard}
        onClose={keepEditing}
      />
    </>
  );
}

function useRefundForm({ orderno, left, cardLeft, hasDue, onResult }: RefundFormProps) {
  const [create] = useCreateRefundMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Refundable amount, in pence, that the last conflict showed to the user. */
  const seenRefundable = useRef<number>(undefined);
  /** Refundable amount, in pence, that the last request named. `left` may change meanwhile. */
  const sentRefundable = useRef(left);
  const form = useStaffForm<RefundValues>({
    defaultValues: createEmptyValues(cardLeft),
    draftKey: `refund ${orderno}`,
    send: async ({ amount, method, isDueAgain, ...values }) => {
      onResult(null);
      const pence = parseAmount(amount) ?? 0;
      sentRefundable.current = seenRefundable.current ?? left;
      const refund = await create({
        orderno,
        ...values,
        ...toMethodFields(method),
        ...(hasDue && { isdueagain: isDueAgain }),
        amount: toPounds(pence),
        left: toPounds(sentRefundable.current),
      }).unwrap();
      if (refund !== null) onResult(describeResult(refund));
    },
    onSaved: () => {
      seenRefundable.current = undefined;
      form.reset(createEmptyValues(cardLeft));
    },
    onConflict: (body, { amount }) => {
      const parseResult = v.safeParse(changedRefundsSchema, body);
      // If the response contains no conflict, the key was already used. A new key lets the user
      // send another refund.
      if (!parseResult.success) form.setValue('key', crypto.randomUUID());
      else {
        const previousLeft = sentRefundable.current;
        setConflict({ amount, previousLeft, ...toConflict(parseResult.output) });
      }
      return parseResult.success;
    },
  });
  const apply = () => {
    seenRefundable.current = conflict?.left;
    setConflict(null);
    void form.submit();
  };
  const discard = () => {
    setConflict(null);
    form.reset(createEmptyValues(cardLeft));
  };
  return { form, conflict, apply, discard, keepEditing: () => setConflict(null) };
}

interface ChangedRefunds {
  current: RefundsOfOrder;
  by: string;
  at: string;
}

const toConflict = ({ current, by, at }: ChangedRefunds) => ({
  left: current.left,
  changedBy: [by && `By ${by}`, at && formatTime(at)].filter(Boolean).join(', '),
});

const listConflicts = ({ left, previousLeft, amount }: Conflict) => [
  {
    label: 'Left to give back',
    theirs: `${formatMoney(left)} (was ${formatMoney(previousLeft)})`,
    mine: `Give back ${formatMoney(parseAmount(amount) ?? 0)}`,
  },
];

function checkRefund(typedText: string, left: number): true | string {
  const result = checkAmount(typedText);
  if (result !== true) return result;
  return (
    (parseAmount(typedText) ?? 0) <= left ||
    `The amount is too high: at most ${formatMoney(left)} is left to give back.`
  );
}

const describeLimit = (left: number, cardLeft: number): string =>
  cardLeft === 0 || cardLeft === left
    ? `At most ${formatMoney(left)}.`
    : `At most ${formatMoney(left)}, of it at most ${formatMoney(cardLeft)} to the card.`;
