import type { StaffQuote } from 'contract/quotes/staff-quote';
import type { NewOffer } from 'contract/quotes/staff-quote-changes';
import { useState } from 'react';
import { useToast } from 'shared/overlays';
import { usePreviewQuoteMutation, useSendQuoteMutation } from '../quotes-api';

type OfferBody = Omit<NewOffer, 'version'>;

/** Sends and previews an offer. A failure keeps the quote of the page, to say what changed since. */
export function useOfferCalls(quote: StaffQuote, onSent: (sentQuote: StaffQuote) => void) {
  const { quoteno, version } = quote;
  const toast = useToast();
  const [failure, setFailure] = useState<{ quote: StaffQuote; error: unknown } | null>(null);
  const [sendQuote, sendCall] = useSendQuoteMutation();
  const [previewQuote, previewCall] = usePreviewQuoteMutation();
  const send = async (body: OfferBody) => {
    if (sendCall.isLoading) return;
    setFailure(null);
    const { data, error } = await sendQuote({ quoteno, version, ...body });
    previewCall.reset();
    if (data === undefined) {
      setFailure({ quote, error });
      return;
    }
    toast({ kind: 'success', text: `Version ${data.offers[0]?.number} is on its way.` });
    onSent(data);
  };
  const preview = async (body: OfferBody) => {
    setFailure(null);
    const { error } = await previewQuote({ quoteno, version, ...body });
    if (error !== undefined) setFailure({ quote, error });
  };
  return {
    send,
    preview,
    failure,
    previewed: previewCall.data ?? null,
    closePreview: previewCall.reset,
    isSending: sendCall.isLoading,
    isPreviewing: previewCall.isLoading,
  };
}
