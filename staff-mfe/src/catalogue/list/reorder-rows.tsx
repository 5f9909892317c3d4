import type { CatalogueRow } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useState } from 'react';
import { SelectField } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { useSearchParams } from 'shared/router';
import { Badge, ButtonLink, EmptyState, QueryState, Stack } from 'shared/ui';
import { StaffSkeleton } from '../../staff-page';
import { FailureNotice } from '../../ui/failure-notice';
import { useGetAllCatalogueRowsQuery, useReorderCatalogueMutation } from '../data/catalogue-api';
import { keepShownData } from '../data/keep-shown-data';
import { useAttempt } from '../data/use-attempt';
import { type Titles, useEntityTitles } from '../data/use-titles';
import type { EditedDraft } from '../frame/catalogue-page';
import { SortableList } from '../sortable/sortable-list';
import { describeRow, findReference } from './list-columns';
import { mergeOrder } from './merge-order';

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
}

function MovableRows({ kind, draft, titles, allRows, rows }: MovableRowsProps) {
  const toast = useToast();
  const { error, attempt } = useAttempt();
  const [reorder] = useReorderCatalogueMutation();
  /** New order, rendered until the rows are refetched. */
  const [newOrder, setNewOrder] = useState<{ rows: readonly CatalogueRow[]; ids: string[] }>();
  if (rows.length === 0) return <EmptyState title="There is nothing to move" />;
  const order = newOrder?.rows === allRows ? newOrder.ids : null;
  const movedRows = order
    ? order.flatMap((id) => rows.find((row) => String(row.id) === id) ?? [])
    : rows;
  const save = async (ids: string[]) => {
    setNewOrder({ rows: allRows, ids });
    const hasSucceeded = await attempt(async () => {
      const draftId = await draft.requireDraft();
      const allIds = mergeOrder(
        allRows.map(({ id }) => id),
        ids.map(Number),
      );
      await reorder({ kind: kind.name, draft: draftId, ids: allIds }).unwrap();
    });
    if (hasSucceeded) toast({ kind: 'success', text: 'The order is saved in the draft.' });
    else setNewOrder(undefined);
  };
  return (
    <>
      <FailureNotice error={error} />
      <SortableList
        label={`Order of the ${kind.label.toLowerCase()}`}
        items={movedRows}
        getId={({ id }) => String(id)}
        getName={(row) => describeRow(kind, row, titles)}
        onReorder={(ids) => void save(ids)}
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
