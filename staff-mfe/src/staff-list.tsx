import type { ReactNode } from 'react';
import { useSearchParams } from 'shared/router';
import { Button, Cluster, EmptyState, FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import { STAFF_PAGE_SIZE, type StaffListPage } from './staff-api';

interface StaffListProps<Row> {
  /** Plural noun for the rows, for texts such as 'There are no messages'. */
  rowNoun: string;
  query: {
    data?: StaffListPage<Row>;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (rows: Row[]) => ReactNode;
}

export function StaffList<Row>({ rowNoun, query, children }: StaffListProps<Row>) {
  const { data, isError, isFetching, refetch } = query;
  if (isError)
    return <FailedState subject={`the ${rowNoun}`} busy={isFetching} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonGroup label={rowNoun}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (data.rows.length === 0) return <EmptyState title={`There are no ${rowNoun}`} />;
  return (
    <>
      {children(data.rows)}
      <Pages total={data.total} />
    </>
  );
}

function Pages({ total }: { total: number }) {
  const [search, setSearch] = useSearchParams();
  const page = readPageNumber(search);
  const lastPage = Math.ceil(total / STAFF_PAGE_SIZE);
  if (lastPage <= 1) return null;
  const openPage = (targetPage: number) =>
    setSearch((previous) => ({ ...Object.fromEntries(previous), page: String(targetPage) }));
  return (
    <nav aria-label="Pages">
      <Cluster justify="center">
        <Button variant="secondary" disabled={page <= 1} onClick={() => openPage(page - 1)}>
          Newer
        </Button>
        <span>{`Page ${page} of ${lastPage}`}</span>
        <Button variant="secondary" disabled={page >= lastPage} onClick={() => openPage(page + 1)}>
          Older
        </Button>
      </Cluster>
    </nav>
  );
}

/** Returns the page number in the query, starting at 1. An invalid number counts as 1. */
export const readPageNumber = (search: URLSearchParams) =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
