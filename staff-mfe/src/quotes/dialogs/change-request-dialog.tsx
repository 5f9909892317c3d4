import type { StaffQuote } from 'contract/quotes/staff-quote';
import { useState } from 'react';
import { useChangeQuoteRequestMutation } from '../quotes-api';
import { RequestFields } from '../request/request-fields';
import { mergeRequest, toRequest, toRequestValues } from '../request/request-values';
import { QuoteFormDialog, useQuoteForm } from './quote-form';

interface ChangeRequestDialogProps {
  quote: StaffQuote;
  onClose: () => void;
}

/** Form that changes what the customer asks for. Parts that only a colleague changed stay theirs. */
export function ChangeRequestDialog({ quote, onClose }: ChangeRequestDialogProps) {
  const { quoteno } = quote;
  const [openedQuote] = useState(quote);
  const [changeRequest] = useChangeQuoteRequestMutation();
  const form = useQuoteForm({
    quote,
    defaultValues: toRequestValues(quote),
    send: (values, version) => {
      const request = mergeRequest({
        base: openedQuote,
        theirs: quote,
        mine: toRequest(values),
      });
      return changeRequest({ quoteno, version, ...request }).unwrap();
    },
    savedText: 'The request is changed.',
    onClose,
  });
  return (
    <QuoteFormDialog
      title={`Request of ${quoteno}`}
      description="No mail is sent. An offer that was sent stays as it is."
      submitLabel="Save the request"
      size="large"
      form={form}
      onClose={onClose}
    >
      <RequestFields form={form} />
    </QuoteFormDialog>
  );
}
