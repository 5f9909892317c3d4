import { StaffPage } from 'shared/desk';
import { ButtonLink } from 'shared/ui';
import { QuoteList } from './quote-list';

/** Page with the list of quotes. */
export const QuotesPage = () => (
  <StaffPage
    permission="orders"
    title="Quotes"
    actions={
      <ButtonLink size="small" to="/admin/quotes/new">
        New quote
      </ButtonLink>
    }
  >
    <QuoteList />
  </StaffPage>
);
