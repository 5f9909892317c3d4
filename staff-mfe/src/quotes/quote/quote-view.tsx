import { formatDay, formatTime } from 'contract/calendar/date-texts';
import { quoteSourceLabels } from 'contract/quotes/quote-state';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { useState } from 'react';
import { formatMoney } from 'shared/format';
import { Badge } from 'shared/ui';
import { OfferSection } from '../offer/offer-section';
import { getQuoteTone } from '../../ui/quote-tone';
import { QuoteBar } from './quote-bar';
import { QuoteContactSection } from './quote-contact';
import { QuoteConversation } from './quote-conversation';
import { QuoteDialog, type QuoteDialogName } from './quote-dialog';
import { QuoteOutcome } from './quote-outcome';
import { QuotePhotos } from './quote-photos';
import { QuoteRequestSection } from './quote-request';
import { QuoteTimeline } from './quote-timeline';
import { QuoteVersions } from '../versions/quote-versions';
import styles from './quote.module.css';

/** Renders the content of a quote's page. */
export function QuoteView({ quote }: { quote: StaffQuote }) {
  const [dialogName, setDialogName] = useState<QuoteDialogName | null>(null);
  return (
    <>
      <Summary quote={quote} />
      <QuoteBar quote={quote} onOpenDialog={setDialogName} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <QuoteOutcome quote={quote} />
          <OfferSection quote={quote} />
          <QuoteVersions offers={quote.offers} />
        </div>
        <div className={styles.column}>
          <QuoteContactSection quote={quote} />
          <QuoteRequestSection quote={quote} onChange={() => setDialogName('changeRequest')} />
          <QuotePhotos quote={quote} />
          <QuoteConversation quote={quote} />
          <QuoteTimeline quote={quote} />
        </div>
      </div>
      {dialogName !== null && (
        <QuoteDialog name={dialogName} quote={quote} onClose={() => setDialogName(null)} />
      )}
    </>
  );
}

function Summary({ quote }: { quote: StaffQuote }) {
  const { state, statelabel, source, createdat, contact, validuntil, total } = quote;
  return (
    <div className={styles.summary}>
      <Badge tone={getQuoteTone(state)}>{statelabel}</Badge>
      <span>{`${contact.name} ${contact.last_name}`.trim()}</span>
      <span>
        Asked {formatTime(createdat)}, {quoteSourceLabels[source] ?? source}
      </span>
      {validuntil !== '' && <span>Valid until {formatDay(validuntil)}</span>}
      {total !== null && <strong>{formatMoney(total)}</strong>}
    </div>
  );
}
