import type { CatalogueRow } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useRef, useState } from 'react';
import { SelectField } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { useSearchParams } from 'shared/router';
import { Badge, ButtonLink, EmptyState, QueryState, Stack } from 'shared/ui';
import { StaffSkeleton, FailureNotice } from 'shared/desk';
import {
  keepShownData,
  useGetAllCatalogueRowsQuery,
  useReorderCatalogueMutation,
} from '../calls/catalogue-api';
import { type Titles, useEntityTitles } from '../values/use-titles';
import type { EditedDraft } from '../frame/catalogue-page';
import { SortableList } from '../sortable/sortable-list';
import { describeRow, findReference } from './list-columns';

interface ReorderRowsProps {
  kind: CatalogueKind;
  draft: EditedDraft;
}

/**
 * List in which rows can be reordered. If the rows belong to parent entities, the list contains the
 * rows of one parent.
 */
export function ReorderRows({ kind, draft }: ReorderRowsProps) {
  const [params, setParams] = useSearchParams();
  const query = useGetAllCatalogueRowsQuery(
    { kind: kind.name, draft: draft.draftId },
    { refetchOnMountOrArgChange: true },
  );
  const reference = findReference(kind);
  const { rows: parents, titles } = useEntityTitles(reference?.of, draft.draftId);
  const isGrouped = reference?.isRequired === true && reference.name !== kind.titleField;
  const parentId = params.get('of') ?? String(parents[0]?.id ?? '');
  return (
    <Stack gap={4}>
      {isGrouped && (
        <SelectField
          label={reference.label}
          options={parents.map(({ id }) => ({ value: String(id), label: titles.get(id) ?? '' }))}
          value={parentId}
          onChange={(event) =>
            setParams({ order: 'on', of: event.currentTarget.value }, { replace: true })
          }
        />
      )}
      <QueryState
        query={keepShownData(query)}
        subject={`the ${kind.label.toLowerCase()}`}
        skeleton={<StaffSkeleton />}
      >
        {(rows) => (
          <MovableRows
            key={parentId}
            kind={kind}
            draft={draft}
            titles={titles}
            allRows={rows}
            refetch={() => query.refetch()}
            rows={
              isGrouped
                ? rows.filter(({ values }) => String(values[reference.name]) === parentId)
                : rows
            }
          />
        )}
      </QueryState>
      <div>
        <ButtonLink size="small" variant="secondary" to={`/admin/catalogue/${kind.name}`}>
          Back to the list
        </ButtonLink>
      </div>
    </Stack>
  );
}

interface MovableRowsProps extends ReorderRowsProps {
  titles: Titles;
  allRows: readonly CatalogueRow[];
  rows: readonly CatalogueRow[];
  refetch: () => PromiseLike<unknown>;
}

function MovableRows({ kind, draft, titles, allRows, rows, refetch }: MovableRowsProps) {
  const toast = useToast();
  const [error, setError] = useState<unknown>();
  const [reorder] = useReorderCatalogueMutation();
  /** The user's last order, rendered until it is saved and refetched. */
  const [newOrder, setNewOrder] = useState<string[] | null>(null);
  /** Ends after all saves that have begun. */
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  if (rows.length === 0) return <EmptyState title="There is nothing to move" />;
  const movedRows =
    newOrder?.flatMap((id) => rows.find((row) => String(row.id) === id) ?? []) ?? rows;
  const sendOrder = async (ids: string[]) => {
    setError(undefined);
    try {
      const draftId = await draft.requireDraft();
      const allIds = mergeOrder(
        allRows.map(({ id }) => id),
        ids.map(Number),
      );
      await reorder({ kind: kind.name, draft: draftId, ids: allIds }).unwrap();
      await refetch();
      toast({ kind: 'success', text: 'The order is saved in the draft.' });
    } catch (cause) {
      setError(cause);
    }
    // A later move has its own order, whose save waits for this one.
    setNewOrder((currentOrder) => (currentOrder === ids ? null : currentOrder));
  };
  const save = (ids: string[]) => {
    setNewOrder(ids);
    lastSave.current = lastSave.current.then(() => sendOrder(ids));
  };
  return (
    <>
      <FailureNotice error={error} />
      <SortableList
        label={`Order of the ${kind.label.toLowerCase()}`}
        items={movedRows}
        getId={({ id }) => String(id)}
        getName={(row) => describeRow(kind, row, titles)}
        onReorder={save}
      >
        {(row) => (
          <span>
            {describeRow(kind, row, titles)} {row.visibility === 'hidden' && <Badge>Hidden</Badge>}
          </span>
        )}
      </SortableList>
    </>
  );
}

/** Returns all ids, with the moved ids in their new order. The other ids keep their positions. */
function mergeOrder(allIds: readonly number[], movedIds: readonly number[]): number[] {
  const movedIdSet = new Set(movedIds);
  const queue = [...movedIds];
  return allIds.map((id) => (movedIdSet.has(id) ? (queue.shift() ?? id) : id));
}
