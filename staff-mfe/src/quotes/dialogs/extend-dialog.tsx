import { isDay, LAST_DAY } from 'contract/calendar/day';
import { formatDay } from 'contract/calendar/date-texts';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { Field, getLondonToday } from 'shared/forms';
import { useExtendQuoteMutation } from '../quotes-api';
import { QuoteFormDialog, useQuoteForm } from './quote-form';

interface ExtendDialogProps {
  quote: StaffQuote;
  onClose: () => void;
}

/** Form that gives the offer a later last day, at the same prices. */
export function ExtendDialog({ quote, onClose }: ExtendDialogProps) {
  const { quoteno, validuntil, suggested } = quote;
  const [extend] = useExtendQuoteMutation();
  const today = getLondonToday();
  const form = useQuoteForm({
    quote,
    defaultValues: { validuntil: suggested.validuntil },
    send: (values, version) => extend({ quoteno, version, ...values }).unwrap(),
    savedText: 'The quote is extended, and the customer is told by mail.',
    onClose,
  });
  return (
    <QuoteFormDialog
      title={`Extend ${quoteno}`}
      description={`The offer ends on ${formatDay(validuntil)}. Its lines and prices stay, and the customer gets a mail with the new last day.`}
      submitLabel="Extend the quote"
      size="small"
      form={form}
      onClose={onClose}
    >
      <Field
        type="date"
        label="Valid until"
        required
        min={today}
        max={LAST_DAY}
        error={form.errorOf('validuntil')}
        {...form.register('validuntil', {
          validate: (day) =>
            (isDay(day) && day >= today) || 'Please choose today or a later day. Check the year.',
        })}
      />
    </QuoteFormDialog>
  );
}
