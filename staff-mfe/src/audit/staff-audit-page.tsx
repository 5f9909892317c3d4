import { Button, Cluster, EmptyState, QueryState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton, useListStatus } from 'shared/desk';
import { useSearchAuditQuery } from './audit-api';
import { AuditFilterForm } from './audit-filter-form';
import { AuditTable } from './audit-table';
import { useAuditFilter } from './use-audit-filter';

const PAGE_SIZE = 50;

/** Lists all changes by staff, and their sign-ins (rule 57). */
export const StaffAuditPage = () => (
  <StaffPage permission="audit" title="Audit log">
    <AuditLog />
  </StaffPage>
);

function AuditLog() {
  const { filter, after, openPage } = useAuditFilter();
  const query = useSearchAuditQuery(
    { ...filter, size: PAGE_SIZE, ...(after !== null && { after }) },
    { refetchOnMountOrArgChange: true },
  );
  useListStatus({
    isFetching: query.isFetching,
    count: query.currentData?.data.length,
    nouns: ['entry', 'entries'],
    hasNext: query.currentData?.next != null,
  });
  return (
    <Stack gap={5}>
      <AuditFilterForm filter={filter} onSearch={(newFilter) => openPage(newFilter, null)} />
      <QueryState query={query} subject="the audit log" skeleton={<StaffSkeleton />}>
        {({ data: entries, next }) => (
          <>
            {entries.length === 0 ? (
              <EmptyState title="There are no entries" />
            ) : (
              <AuditTable entries={entries} />
            )}
            {(after !== null || next !== null) && (
              <nav aria-label="Pages">
                <Cluster justify="center">
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={after === null}
                    onClick={() => openPage(filter, null)}
                  >
                    Newest
                  </Button>
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={next === null}
                    onClick={() => openPage(filter, next)}
                  >
                    Older
                  </Button>
                </Cluster>
              </nav>
            )}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
