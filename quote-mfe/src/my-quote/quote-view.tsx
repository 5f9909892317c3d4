import { useState } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { PageHeader, Split, Stack } from 'shared/ui';
import { AcceptSection } from './accept-section';
import { AskSection } from './conversation/ask-section';
import { DeclineSection } from './decline-section';
import { OfferLines } from './offer/offer-lines';
import { OfferPrice } from './offer/offer-price';
import { OfferMessage, OfferSteps, OfferTerms } from './offer/offer-texts';
import type { PhotosProps } from './photos/photos';
import { QuoteNotice } from './quote-notice';
import type { QuoteProps } from './quote-props';
import { RequestedMove } from './requested-move';

const Photos = defineLazyComponent<PhotosProps>(
  async () => (await import(/* webpackChunkName: "quote-photos" */ './photos/photos')).Photos,
);

/** Renders a quote: the price first, then what it includes, and what the customer can do. */
export function QuoteView(props: QuoteProps) {
  const { quote, token } = props;
  const { offer, can, photos } = quote;
  const [isAccepting, setAccepting] = useState(false);
  return (
    <>
      <PageHeader title={`Your quote ${quote.quoteno}`} />
      <Split
        aside={
          <Stack gap={5}>
            <Photos isNeeded={can.addphotos || photos.length > 0} componentProps={props} />
            <AskSection quote={quote} token={token} />
            <RequestedMove quote={quote} />
          </Stack>
        }
      >
        <Stack gap={5}>
          <QuoteNotice {...props} />
          {offer && (
            <>
              <OfferPrice
                quote={quote}
                offer={offer}
                token={token}
                onAccept={can.accept && !isAccepting ? () => setAccepting(true) : null}
              />
              <OfferMessage message={offer.message} />
              <OfferLines offer={offer} />
              {(can.accept || quote.order) && <OfferSteps steps={offer.steps} />}
              <OfferTerms terms={offer.terms} />
              {can.accept && (
                <AcceptSection
                  {...props}
                  offer={offer}
                  isOpen={isAccepting}
                  onOpen={() => setAccepting(true)}
                />
              )}
              {can.decline && <DeclineSection version={offer.version} {...props} />}
            </>
          )}
        </Stack>
      </Split>
    </>
  );
}
