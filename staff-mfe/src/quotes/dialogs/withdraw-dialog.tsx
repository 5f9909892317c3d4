import type { StaffQuote } from 'contract/quotes/staff-quote';
import { ReasonField } from '../../order/actions/reason-field';
import { useWithdrawQuoteMutation } from '../quotes-api';
import { QuoteFormDialog, useQuoteForm } from './quote-form';

interface WithdrawDialogProps {
  quote: StaffQuote;
  onClose: () => void;
}

/** Form that withdraws a quote with a reason. */
export function WithdrawDialog({ quote, onClose }: WithdrawDialogProps) {
  const { quoteno, offers } = quote;
  const [withdraw] = useWithdrawQuoteMutation();
  const form = useQuoteForm({
    quote,
    defaultValues: { reason: '' },
    send: (values, version) => withdraw({ quoteno, version, ...values }).unwrap(),
    savedText: 'The quote is withdrawn.',
    onClose,
  });
  return (
    <QuoteFormDialog
      title={`Withdraw ${quoteno}?`}
      description={
        offers.length > 0
          ? 'The customer gets a mail, and the link says that the quote was withdrawn, with our phone number.'
          : 'The request is closed. No mail is sent.'
      }
      submitLabel="Withdraw the quote"
      variant="danger"
      form={form}
      onClose={onClose}
    >
      <ReasonField form={form} hint="Staff can read it in the history. The customer cannot." />
    </QuoteFormDialog>
  );
}
