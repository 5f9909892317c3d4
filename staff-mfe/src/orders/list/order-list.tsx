import type { OrderListRow } from 'contract/staff/order-list-row';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'shared/router';
import { Cluster, EmptyState, FailedState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { DataTable } from '../../ui/data-table';
import { KeyPages } from '../../ui/key-pages';
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

/** The order list, with search, filters, saved views, and actions for selected rows. */
export function OrderList() {
  const [params, setParams] = useSearchParams();
  const search = useSearchOfEntry();
  const view = readOrderView(params);
  const setView = useCallback(
    (changes: Partial<OrderView>) =>
      setParams(
        (previousParams) => writeOrderView({ ...readOrderView(previousParams), ...changes }),
        {
          state: { search },
        },
      ),
    [setParams, search],
  );
  const onSearch = useCallback(
    (text: string) =>
      // Removes the page from the URL, because another search begins at its first page.
      setParams((previousParams) => writeOrderView(readOrderView(previousParams)), {
        replace: true,
        state: { search: text },
      }),
    [setParams],
  );
  return (
    <Stack gap={3}>
      <Cluster justify="between">
        <SavedViews query={writeOrderView(view).toString()} />
        <ExportButton filters={toFilters(view, search)} />
      </Cluster>
      <SearchBox value={search} onSearch={onSearch} />
      <FilterBar view={view} onChange={setView} onClear={() => setParams({})} />
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
 * Returns the search text from the history entry. The text is personal data, so the URL must not
 * contain it. The user gets the text back when returning from an order. Links to other views omit
 * the text.
 */
function useSearchOfEntry(): string {
  const state: unknown = useLocation().state;
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
  const { data, error, isFetching, refetch } = query;
  if (error) {
    const refusal = 'status' in error && error.status === 400 ? error.message : null;
    return (
      <FailedState subject="the orders" busy={isFetching} onRetry={refetch}>
        {refusal !== null && <p>{refusal}</p>}
      </FailedState>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label="orders">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (data.rows.length === 0) {
    const isAll = search === '' && writeOrderView(view).size === 0;
    return (
      <EmptyState title={isAll ? 'There are no orders' : 'No order matches'}>
        {!isAll && <p>Change the search or the filters, or clear them.</p>}
      </EmptyState>
    );
  }
  const selectedRows = data.rows.filter(({ orderno }) => selectedIds.includes(orderno));
  return (
    <>
      <SelectionBar rows={selectedRows} onClear={() => setSelectedIds([])} />
      <DataTable
        caption="Orders"
        columns={orderColumns}
        rows={data.rows}
        getRowId={getOrderNumber}
        sort={readSort(view)}
        onSort={(sort) => setView(applySort(view, sort))}
        selectedIds={selectedIds}
        onSelect={setSelectedIds}
      />
      <KeyPages next={data.next} />
    </>
  );
}
