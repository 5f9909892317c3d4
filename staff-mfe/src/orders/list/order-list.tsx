import { MAX_COUNTED_ORDERS, type OrderListRow } from 'contract/orders/staff/order-list';
import { useCallback, useState } from 'react';
import { Cluster, Stack } from 'shared/ui';
import { DataTable, KeyPages, useQueryParams } from 'shared/desk';
import { FilterBar } from './filter-bar';
import { orderColumns } from './order-columns';
import { useSearchOrdersQuery } from './order-list-api';
import {
  applySort,
  type OrderView,
  readOrderView,
  readSort,
  toFilters,
  toSearchRequest,
  writeOrderView,
} from './order-view';
import { ExportButton } from './export-dialog';
import { SavedViews } from './saved-views';
import { SearchResults } from '../../ui/search-results';
import { readSearch } from '../../ui/read-search';
import { SearchBox } from '../../ui/search-box';
import { SelectionBar } from './selection-bar';

/** The order list, with search, filters, saved views, and actions for selected rows. */
export function OrderList() {
  const { params, state, change } = useQueryParams();
  const search = readSearch(state);
  const view = readOrderView(params);
  const setView = useCallback(
    (changes: Partial<OrderView>) =>
      change((address) => ({
        params: writeOrderView({ ...readOrderView(address.params), ...changes }),
      })),
    [change],
  );
  const onSearch = useCallback(
    (text: string) =>
      change(
        // Removes the page from the URL, because another search begins at its first page.
        (address) => ({
          params: writeOrderView(readOrderView(address.params)),
          state: { search: text },
        }),
        { isReplaced: true },
      ),
    [change],
  );
  return (
    <Stack gap={3}>
      <Cluster justify="between">
        <SavedViews query={writeOrderView(view).toString()} />
        <ExportButton filters={toFilters(view, search)} />
      </Cluster>
      <SearchBox
        label="Search orders"
        hint="Number, name, e-mail, phone, postcode, product or personalisation. Press / to search, and arrow down for the first order."
        value={search}
        onSearch={onSearch}
      />
      <FilterBar
        view={view}
        onChange={setView}
        onClear={() => change(() => ({ params: new URLSearchParams(), state: null }))}
      />
      <Rows params={params} search={search} view={view} setView={setView} />
    </Stack>
  );
}

/**
 * Returns the ids of the selected rows, and a function that selects rows. Another view begins
 * without a selection.
 */
function useSelection(viewKey: string): [readonly string[], (ids: string[]) => void] {
  const [selection, setSelection] = useState<{ viewKey: string; ids: string[] }>();
  const select = (ids: string[]) => setSelection({ viewKey, ids });
  return [selection?.viewKey === viewKey ? selection.ids : [], select];
}

interface RowsProps {
  params: URLSearchParams;
  search: string;
  view: OrderView;
  setView: (changes: Partial<OrderView>) => void;
}

const getOrderNumber = ({ orderno }: OrderListRow) => orderno;

function Rows({ params, search, view, setView }: RowsProps) {
  const [selectedIds, setSelectedIds] = useSelection(`${params.toString()} ${search}`);
  const query = useSearchOrdersQuery(toSearchRequest(params, search), {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SearchResults
      query={query}
      nouns={['order', 'orders']}
      maxCount={MAX_COUNTED_ORDERS}
      isUnfiltered={search === '' && writeOrderView(view).size === 0}
    >
      {({ data, next }) => (
        <>
          <SelectionBar
            rows={data.filter(({ orderno }) => selectedIds.includes(orderno))}
            onClear={() => setSelectedIds([])}
          />
          <DataTable
            caption="Orders"
            columns={orderColumns}
            rows={data}
            getRowId={getOrderNumber}
            sort={readSort(view)}
            onSort={(sort) => setView(applySort(view, sort))}
            selectedIds={selectedIds}
            onSelect={setSelectedIds}
          />
          <KeyPages next={next} />
        </>
      )}
    </SearchResults>
  );
}
