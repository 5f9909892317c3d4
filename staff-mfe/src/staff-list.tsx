import type { ReactNode } from 'react';
import { useSearchParams } from 'shared/core';
import { Button, Cluster, EmptyState, FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import { STAFF_PAGE_SIZE, type StaffList as List } from './staff-api';

interface StaffListProps<Row> {
  /** Plural noun for the rows, as in 'There are no messages'. */
  what: string;
  query: { data?: List<Row>; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: (rows: Row[]) => ReactNode;
}

/** A page of a staff list, with its pending, failed and empty states. */
export function StaffList<Row>({ what, query, children }: StaffListProps<Row>) {
  const { data, isError, isFetching, refetch } = query;
  if (isError) return <FailedState what={`the ${what}`} busy={isFetching} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonGroup label={what}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (data.rows.length === 0) return <EmptyState title={`There are no ${what}`} />;
  return (
    <>
      {children(data.rows)}
      <Pages total={data.total} />
    </>
  );
}

function Pages({ total }: { total: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const last = Math.ceil(total / STAFF_PAGE_SIZE);
  if (last <= 1) return null;
  const go = (to: number) =>
    setSearch((before) => ({ ...Object.fromEntries(before), page: String(to) }));
  return (
    <nav aria-label="Pages">
      <Cluster justify="center">
        <Button variant="secondary" disabled={page <= 1} onClick={() => go(page - 1)}>
          Newer
        </Button>
        <span>{`Page ${page} of ${last}`}</span>
        <Button variant="secondary" disabled={page >= last} onClick={() => go(page + 1)}>
          Older
        </Button>
      </Cluster>
    </nav>
  );
}

/** Returns the page number of the address, starting at 1. */
export const pageOf = (search: URLSearchParams) =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
