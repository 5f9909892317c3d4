import { isRequestError } from 'shared/data';
import { StaffPage, StaffSkeleton } from 'shared/desk';
import { useParams } from 'shared/router';
import { ButtonLink, EmptyState, QueryState } from 'shared/ui';
import { useGetStaffQuoteQuery } from '../quotes-api';
import { QuoteView } from './quote-view';

/** Page with a quote, everything that happened to it, and the composer of its next version. */
export function StaffQuotePage() {
  const { quoteno = '' } = useParams();
  return (
    <StaffPage title={`Quote ${quoteno}`} permission="orders">
      <Quote key={quoteno} quoteno={quoteno} />
    </StaffPage>
  );
}

function Quote({ quoteno }: { quoteno: string }) {
  const query = useGetStaffQuoteQuery({ quoteno }, { refetchOnMountOrArgChange: true });
  if (isRequestError(query.error) && query.error.status === 404 && !query.currentData) {
    return (
      <EmptyState
        title={`There is no quote ${quoteno}`}
        action={<ButtonLink to="/admin/quotes">To the quotes</ButtonLink>}
      />
    );
  }
  return (
    <QueryState query={query} subject="the quote" skeleton={<StaffSkeleton />}>
      {(quote) => <QuoteView quote={quote} />}
    </QueryState>
  );
}
