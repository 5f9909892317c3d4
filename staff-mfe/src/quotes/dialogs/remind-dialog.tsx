import { formatDay, formatTime } from 'contract/calendar/date-texts';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { useRemindOfQuoteMutation } from '../quotes-api';
import { QuoteFormDialog, useQuoteForm } from './quote-form';

interface RemindDialogProps {
  quote: StaffQuote;
  onClose: () => void;
}

/** Asks before a reminder is mailed. */
export function RemindDialog({ quote, onClose }: RemindDialogProps) {
  const { quoteno, contact, validuntil, remindedat } = quote;
  const [remind] = useRemindOfQuoteMutation();
  const form = useQuoteForm({
    quote,
    defaultValues: {},
    send: (_values, version) => remind({ quoteno, version }).unwrap(),
    savedText: 'The reminder is on its way.',
    onClose,
  });
  return (
    <QuoteFormDialog
      title="Send a reminder?"
      description={`${contact.email} gets a mail with the link to the quote, which ends on ${formatDay(validuntil)}.`}
      submitLabel="Send the reminder"
      size="small"
      form={form}
      onClose={onClose}
    >
      {remindedat !== '' && <p>The last reminder went {formatTime(remindedat)}.</p>}
    </QuoteFormDialog>
  );
}
