import { MAX_COUNTED_ORDERS, type OrderListRow } from 'contract/orders/staff/order-list';
import { useCallback, useState } from 'react';
import { Cluster, EmptyState, FailedState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { DataTable, useListStatus, KeyPages, useQueryParams } from 'shared/desk';
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
import { SearchBox } from './search-box';
import { SelectionBar } from './selection-bar';
import styles from './order-list.module.css';

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
      <SearchBox value={search} onSearch={onSearch} />
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

/**
 * Reads the search text from the state of the history entry. The text is personal data, so the URL must not
 * contain it. The user gets the text back when returning from an order. Links to other views omit
 * the text.
 */
function readSearch(state: unknown): string {
  const search = (state as { search?: unknown } | null)?.search;
  return typeof search === 'string' ? search : '';
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
  const { data: page, error, isFetching, refetch } = query;
  const matchText = describeMatches(page?.total ?? null);
  useListStatus({
    isFetching,
    count: error ? undefined : page?.data.length,
    nouns: ['order', 'orders'],
    hasNext: page?.next != null,
    text: matchText || undefined,
  });
  if (error) {
    const refusal = 'status' in error && error.status === 400 ? error.message : null;
    return (
      <FailedState subject="the orders" busy={isFetching} onRetry={refetch}>
        {refusal !== null && <p>{refusal}</p>}
      </FailedState>
    );
  }
  if (!page) {
    return (
      <SkeletonGroup label="orders">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (page.data.length === 0) {
    const isAll = search === '' && writeOrderView(view).size === 0;
    return (
      <EmptyState title={isAll ? 'There are no orders' : 'No order matches'}>
        {!isAll && <p>Change the search or the filters, or clear them.</p>}
      </EmptyState>
    );
  }
  const selectedRows = page.data.filter(({ orderno }) => selectedIds.includes(orderno));
  return (
    <>
      {matchText !== '' && <p className={styles.matches}>{matchText}</p>}
      <SelectionBar rows={selectedRows} onClear={() => setSelectedIds([])} />
      <DataTable
        caption="Orders"
        columns={orderColumns}
        rows={page.data}
        getRowId={getOrderNumber}
        sort={readSort(view)}
        onSort={(sort) => setView(applySort(view, sort))}
        selectedIds={selectedIds}
        onSelect={setSelectedIds}
      />
      <KeyPages next={page.next} />
    </>
  );
}

/** Says how many orders match, or '' if the backend does not count them. */
function describeMatches(total: number | null): string {
  if (total === null) return '';
  if (total > MAX_COUNTED_ORDERS)
    return `More than ${MAX_COUNTED_ORDERS.toLocaleString('en-GB')} orders match`;
  return total === 1 ? '1 order matches' : `${total} orders match`;
}
