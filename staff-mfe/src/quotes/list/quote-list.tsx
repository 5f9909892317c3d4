import { MAX_COUNTED_QUOTES, type QuoteRow } from 'contract/quotes/staff-quote-list';
import { useCallback } from 'react';
import { Stack } from 'shared/ui';
import { DataTable, KeyPages, useQueryParams } from 'shared/desk';
import { SearchResults } from '../../ui/search-results';
import { readSearch } from '../../ui/read-search';
import { SearchBox } from '../../ui/search-box';
import { useListQuotesQuery } from '../quotes-api';
import { quoteColumns } from './quote-columns';
import { QuoteFilters } from './quote-filters';
import { type QuoteView, readQuoteView, toListRequest, writeQuoteView } from './quote-view';

/** The list of quotes, with search and filters. Quotes that wait for somebody come first. */
export function QuoteList() {
  const { params, state, change } = useQueryParams();
  const search = readSearch(state);
  const view = readQuoteView(params);
  const setView = useCallback(
    (changes: Partial<QuoteView>) =>
      change((address) => ({
        params: writeQuoteView({ ...readQuoteView(address.params), ...changes }),
      })),
    [change],
  );
  const onSearch = useCallback(
    (text: string) =>
      change(
        // Removes the page from the URL, because another search begins at its first page.
        (address) => ({
          params: writeQuoteView(readQuoteView(address.params)),
          state: { search: text },
        }),
        { isReplaced: true },
      ),
    [change],
  );
  return (
    <Stack gap={3}>
      <SearchBox
        label="Search quotes"
        hint="Number, name, e-mail, phone, postcode, line or item. Press / to search, and arrow down for the first quote."
        value={search}
        onSearch={onSearch}
      />
      <QuoteFilters
        view={view}
        onChange={setView}
        onClear={() => change(() => ({ params: new URLSearchParams(), state: null }))}
      />
      <Rows params={params} search={search} view={view} />
    </Stack>
  );
}

interface RowsProps {
  params: URLSearchParams;
  search: string;
  view: QuoteView;
}

const getQuoteNumber = ({ quoteno }: QuoteRow) => quoteno;

function Rows({ params, search, view }: RowsProps) {
  const query = useListQuotesQuery(toListRequest(params, search), {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SearchResults
      query={query}
      nouns={['quote', 'quotes']}
      maxCount={MAX_COUNTED_QUOTES}
      isUnfiltered={search === '' && writeQuoteView(view).size === 0}
      emptyText="Requests from the removal calculator and the quote form come here by themselves."
    >
      {({ data, next }) => (
        <>
          <DataTable
            caption="Quotes"
            columns={quoteColumns}
            rows={data}
            getRowId={getQuoteNumber}
          />
          <KeyPages next={next} />
        </>
      )}
    </SearchResults>
  );
}
