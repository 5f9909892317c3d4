import { type FormEvent, useState } from 'react';
import { formatMoney } from 'shared/format';
import { FormErrorContext } from 'shared/forms';
import { Button, Notice, Stack } from 'shared/ui';
import styles from '../my-quote.module.css';
import { describePayment, getAmountToPayNow } from '../offer/describe-payment';
import type { Offer } from '../offer/offer';
import type { QuoteProps } from '../quote-props';
import { buildAcceptance } from './build-acceptance';
import { ContactDetails } from './contact-details';
import { listDatedTrades } from './schedule-choice';
import { ScheduleFields } from './schedule-fields';
import { SignatureFields } from './signature-fields';
import { useAcceptForm } from './use-accept-form';
import { useAcceptance } from './use-acceptance';

export interface AcceptFormProps extends QuoteProps {
  offer: Offer;
}

/** Form that accepts an offer. Its button says what follows. */
export function AcceptForm({ quote, offer, token, onChanged }: AcceptFormProps) {
  const { fields, change, errors } = useAcceptForm(quote, offer);
  const { accept, isBusy, failure } = useAcceptance(onChanged);
  const [hasSubmitted, setSubmitted] = useState(false);
  const visibleErrors = hasSubmitted ? errors : {};
  const { schedule } = fields;
  const chosenDates = listDatedTrades(schedule, offer.needs).map(
    (trade) => schedule.days[trade].date,
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitted(true);
    const [invalidId] = Object.keys(errors);
    if (invalidId !== undefined) document.getElementById(invalidId)?.focus();
    else void accept(event.currentTarget, { token, ...buildAcceptance(fields, quote, offer) });
  };

  return (
    <FormErrorContext value={failure}>
      <form onSubmit={submit} noValidate aria-labelledby="accept-quote">
        <Stack gap={6}>
          <ScheduleFields
            needs={offer.needs}
            days={quote.days}
            choice={schedule}
            errors={visibleErrors}
            onChange={(newSchedule) => change({ schedule: newSchedule })}
          />
          <ContactDetails
            contact={fields.contact}
            asksForEmail={quote.contact.email === ''}
            missing={quote.missing}
            movingFrom={offer.needs.some(({ trade }) => trade === 'move') ? schedule.from : null}
            errors={visibleErrors}
            onChange={(changes) => change({ contact: { ...fields.contact, ...changes } })}
          />
          <SignatureFields offer={offer} errors={visibleErrors} fields={fields} onChange={change} />
          {failure?.field === '' && (
            <Notice kind="error" isAnnounced title="The quote is not accepted yet">
              {failure.text}
            </Notice>
          )}
          <p className={styles.payment}>{describePayment(offer, chosenDates)}</p>
          <div>
            <Button type="submit" size="large" busy={isBusy}>
              {getButtonText(offer)}
            </Button>
          </div>
        </Stack>
      </form>
    </FormErrorContext>
  );
}

function getButtonText(offer: Offer): string {
  const amount = getAmountToPayNow(offer);
  return amount > 0 ? `Accept and pay ${formatMoney(amount)} now` : 'Accept and order';
}
