import { type CustomerQuote, downloadQuote } from 'contract/quotes/customer-quotes';
import { formatMoney } from 'shared/format';
import { useFileDownload } from 'shared/download';
import { Button, Card, Cluster, Notice, Stack } from 'shared/ui';
import styles from '../my-quote.module.css';
import { describePayment } from './describe-payment';
import type { Offer } from './offer';

interface OfferPriceProps {
  quote: CustomerQuote;
  offer: Offer;
  token: string;
  /** Opens the form that accepts the offer. Null if the offer cannot be accepted now. */
  onAccept: (() => void) | null;
}

/** The price, when it is paid, and until when it counts. */
export function OfferPrice({ quote, offer, token, onAccept }: OfferPriceProps) {
  const { start: startDownload, isLoading, failure } = useFileDownload();
  const file = { path: downloadQuote.path, fileName: `${quote.quoteno}.pdf`, body: { token } };
  return (
    <Card as="section" padded aria-labelledby="quote-price">
      <Stack gap={3}>
        <h2 id="quote-price" className={styles.priceTitle}>
          {quote.can.accept || quote.order ? 'Your price' : 'Price of this quote'}
        </h2>
        <p className={styles.price}>{formatMoney(offer.total)}</p>
        <ul className={styles.facts}>
          <li>{offer.vat.length > 0 ? 'All in, with VAT.' : 'All in, nothing is added to it.'}</li>
          {quote.can.accept && (
            <>
              <li>{describePayment(offer, [])}</li>
              <li>{quote.notice}</li>
            </>
          )}
        </ul>
        <Cluster gap={3}>
          {onAccept && (
            <Button size="large" onClick={onAccept}>
              Accept this quote
            </Button>
          )}
          <Button
            variant="secondary"
            size={onAccept ? 'large' : 'medium'}
            busy={isLoading}
            onClick={() => void startDownload(file)}
          >
            Save as PDF
          </Button>
        </Cluster>
        {failure && (
          <Notice kind="error" isAnnounced>
            {failure}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
