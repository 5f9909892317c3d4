import type { CatalogueRow } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useCallback, useMemo, useState } from 'react';
import { ButtonLink, EmptyState, QueryState, Stack } from 'shared/ui';
import { StaffSkeleton, DataTable, useListStatus, KeyPages, useQueryParams } from 'shared/desk';
import { keepShownData, useGetCatalogueRowsQuery } from '../calls/catalogue-api';
import { useEntityTitles } from '../values/use-titles';
import type { EditedDraft } from '../frame/catalogue-page';
import { createColumns, describeRow, findReference } from './list-columns';
import { ListFilters } from './list-filters';
import { type ListView, readListView, toRowFilters, writeListView } from './list-view';
import { SelectionActions } from './selection-actions';

interface CatalogueListProps {
  kind: CatalogueKind;
  draft: EditedDraft;
}

const getRowId = ({ id }: CatalogueRow) => String(id);

/** Lists the rows of one kind, including the draft's changes, with actions for selected rows. */
export function CatalogueList({ kind, draft }: CatalogueListProps) {
  const { params, change } = useQueryParams();
  const view = readListView(params);
  const setView = useCallback(
    (changes: Partial<ListView>) =>
      change(
        (address) => ({ params: writeListView({ ...readListView(address.params), ...changes }) }),
        { isReplaced: true },
      ),
    [change],
  );
  const query = useGetCatalogueRowsQuery(
    { kind: kind.name, draft: draft.draftId, ...toRowFilters(params) },
    { refetchOnMountOrArgChange: true },
  );
  useListStatus({
    isFetching: query.isFetching,
    count: query.currentData?.data.length,
    nouns: [kind.noun, kind.label.toLowerCase()],
    hasNext: query.currentData?.next != null,
  });
  return (
    <Stack gap={4}>
      <ListFilters kind={kind} view={view} onChange={setView} />
      <QueryState
        query={keepShownData(query)}
        subject={`the ${kind.label.toLowerCase()}`}
        skeleton={<StaffSkeleton />}
      >
        {({ data: rows, next }) =>
          rows.length === 0 ? (
            <NoRows kind={kind} isFiltered={writeListView(view).size > 0} />
          ) : (
            <>
              <Rows key={params.toString()} kind={kind} draft={draft} rows={rows} />
              <KeyPages next={next} />
            </>
          )
        }
      </QueryState>
    </Stack>
  );
}

function Rows({ kind, draft, rows }: CatalogueListProps & { rows: CatalogueRow[] }) {
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const { titles } = useEntityTitles(findReference(kind)?.of, draft.draftId);
  const columns = useMemo(() => createColumns(kind, titles), [kind, titles]);
  const canSelect = !kind.isFixed && !kind.isSingle;
  const selectedRows = rows.filter((row) => selectedIds.includes(getRowId(row)));
  return (
    <>
      <SelectionActions
        kind={kind}
        draft={draft}
        rows={selectedRows}
        onDone={() => setSelectedIds([])}
      />
      <DataTable
        caption={kind.label}
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        getRowName={(row) => describeRow(kind, row, titles)}
        {...(canSelect && { selectedIds, onSelect: setSelectedIds })}
      />
    </>
  );
}

function NoRows({ kind, isFiltered }: { kind: CatalogueKind; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title="Nothing matches">
        <p>Change the search or the filter.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`There is no ${kind.noun} yet`}
      action={<ButtonLink to={`/admin/catalogue/${kind.name}/new`}>Write the first one</ButtonLink>}
    />
  );
}
