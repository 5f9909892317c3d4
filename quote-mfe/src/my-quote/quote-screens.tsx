import { isRequestError } from 'shared/data';
import { EmptyState, FailedState } from 'shared/ui';
import { CallUs } from './call-us';
import { useGetMyQuoteQuery } from './my-quote-api';
import { QuoteSkeleton } from './quote-skeleton';
import { QuoteView } from './quote-view';
import { useQuoteLink } from './use-quote-link';

/** Renders the quote of an emailed link. The key resets the state for each opened link. */
export function LinkedQuote() {
  const link = useQuoteLink();
  if (link === undefined) return <QuoteSkeleton />;
  return link === null ? (
    <EndedLinkNotice />
  ) : (
    <QuoteByToken key={`${link.openedAt} ${link.token}`} token={link.token} />
  );
}

function QuoteByToken({ token }: { token: string }) {
  const { currentData, error, isFetching, refetch } = useGetMyQuoteQuery(
    { token },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData)
    return <QuoteView quote={currentData} token={token} onChanged={() => void refetch()} />;
  if (isRequestError(error) && error.status === 404) return <EndedLinkNotice />;
  if (error) {
    return (
      <FailedState
        subject="your quote"
        headingLevel={1}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <QuoteSkeleton />;
}

const EndedLinkNotice = () => (
  <EmptyState headingLevel={1} title="This link opens no quote any more">
    <p>
      Please open the newest mail about your quote. If you do not find it, we are glad to send it
      again. <CallUs />
    </p>
  </EmptyState>
);
