import type { StaffQuote } from 'contract/quotes/staff-quote';
import { useState } from 'react';
import { StaffSkeleton, TitledSection } from 'shared/desk';
import { useListDraftsQuery } from '../../composer/draft/drafts-api';
import { OfferForm } from './offer-form';

/** Composer of the next version. Renders nothing for a quote that can get no further version. */
export function OfferSection({ quote }: { quote: StaffQuote }) {
  const refusal = quote.actions.find(({ name }) => name === 'send')?.refusal ?? '';
  // The form stays after the quote was accepted or withdrawn, so that nothing typed is lost.
  const [wasPossible, setWasPossible] = useState(refusal === '');
  if (refusal === '' && !wasPossible) setWasPossible(true);
  if (!wasPossible) return null;
  const nextNumber = (quote.offers[0]?.number ?? 0) + 1;
  return (
    <TitledSection title={nextNumber === 1 ? 'Offer' : `Version ${nextNumber}`}>
      <DraftedOffer quote={quote} refusal={refusal} />
    </TitledSection>
  );
}

/** The form, as soon as own drafts were read. It also opens if they cannot be read. */
function DraftedOffer({ quote, refusal }: { quote: StaffQuote; refusal: string }) {
  const { data: drafts, isError } = useListDraftsQuery();
  const [formCount, setFormCount] = useState(0);
  const [sentQuote, setSentQuote] = useState<StaffQuote | null>(null);
  if (drafts === undefined && !isError) return <StaffSkeleton />;
  const isSentNewer = sentQuote !== null && sentQuote.version > quote.version;
  return (
    <OfferForm
      key={formCount}
      // The page reads the quote again after a version was sent, which takes a moment.
      quote={isSentNewer ? sentQuote : quote}
      refusal={refusal}
      // The draft that was read is sent or discarded when the second form opens.
      drafts={formCount === 0 ? (drafts ?? []) : []}
      onDone={(newQuote = quote) => {
        setSentQuote(newQuote);
        setFormCount(formCount + 1);
      }}
    />
  );
}
