import { useCallback, useState } from 'react';
import { formatMoney } from 'shared/format';
import { Button, Card, Notice, Stack } from 'shared/ui';
import { DayFields } from '../accept/day-fields';
import { type ChosenDay, toHalfDay } from '../accept/schedule-choice';
import { FailureNotice } from '../failure-notice';
import { UNKNOWN_PAYMENT_PAGE_TEXT, useOpenPaymentPage, useOnPageRestore } from '../payment-page';
import { usePayMyQuoteMutation } from '../my-quote-api';
import styles from '../my-quote.module.css';
import { getAmountToPayNow } from '../offer/describe-payment';
import type { Offer } from '../offer/offer';
import { type FullDay, readFullDay } from './full-day';

export interface PayOfferProps {
  offer: Offer;
  token: string;
  /** Reads the quote again. */
  onChanged: () => void;
}

const noDay: ChosenDay = { date: '', half: 'morning' };

/**
 * Button that pays what an accepted quote asks for at once. Asks for another day if the former one
 * was released while the payment was missing, and is full now.
 */
export function PayOffer({ offer, token, onChanged }: PayOfferProps) {
  const [payQuote, { isLoading, error }] = usePayMyQuoteMutation();
  const openPaymentPage = useOpenPaymentPage();
  const [state, setState] = useState<'open' | 'leaving' | 'unknown page'>('open');
  const [fullDay, setFullDay] = useState<FullDay | null>(null);
  const [newDay, setNewDay] = useState(noDay);
  useOnPageRestore(
    useCallback(() => {
      setState('open');
      onChanged();
    }, [onChanged]),
  );
  const pay = async () => {
    const schedule = fullDay && newDay.date && { [fullDay.trade]: toHalfDay(newDay) };
    const result = await payQuote({ token, ...(schedule && { schedule }) });
    if (result.data) return setState(openPaymentPage(result.data.url) ? 'leaving' : 'unknown page');
    setFullDay(readFullDay(result.error) ?? fullDay);
    // The payment may have arrived meanwhile.
    onChanged();
  };
  return (
    <Card as="section" padded aria-labelledby="pay-quote">
      <Stack gap={4}>
        <h2 id="pay-quote" className={styles.title}>
          To be paid now
        </h2>
        <p>Your order is confirmed once this payment has arrived.</p>
        {fullDay && (
          <DayFields
            trade={fullDay.trade}
            title="Another day"
            days={fullDay.days}
            choice={newDay}
            error=""
            onChange={setNewDay}
          />
        )}
        <div>
          <Button
            size="large"
            busy={isLoading || state === 'leaving'}
            disabled={fullDay !== null && newDay.date === ''}
            onClick={() => void pay()}
          >
            Pay {formatMoney(getAmountToPayNow(offer))} now
          </Button>
        </div>
        <FailureNotice error={error} title="The payment was not started" />
        {state === 'unknown page' && (
          <Notice kind="error" isAnnounced title="The payment was not started">
            {UNKNOWN_PAYMENT_PAGE_TEXT}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
