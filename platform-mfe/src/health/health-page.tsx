import { Button, Notice, QueryState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton, formatTime } from 'shared/desk';
import { Alerts } from './alerts';
import { BackendSections } from './backend-sections';
import { EdgeSections } from './edge-sections';
import styles from './health.module.css';
import { useGetBackendHealthQuery, useGetEdgeHealthQuery } from './health-api';

/** Page for owners, with the state of the shop's servers and the alerts. */
export const HealthPage = () => (
  <StaffPage
    permission="health"
    title="Health"
    intro={
      <p>
        The state of the backend and of the page server that answered. If several of them run, each
        refresh may show another.
      </p>
    }
  >
    <Health />
  </StaffPage>
);

function Health() {
  const options = { refetchOnMountOrArgChange: true };
  const backendQuery = useGetBackendHealthQuery(undefined, options);
  const edgeQuery = useGetEdgeHealthQuery(undefined, options);
  const refresh = () => {
    void backendQuery.refetch();
    void edgeQuery.refetch();
  };
  return (
    <QueryState query={backendQuery} subject="the state of the shop" skeleton={<StaffSkeleton />}>
      {(backend) =>
        backend && (
          <Stack gap={5}>
            <div className={styles.refresh}>
              <p>
                Figures of <time dateTime={backend.at}>{formatTime(backend.at, 'seconds')}</time>
              </p>
              <Button
                size="small"
                variant="secondary"
                busy={backendQuery.isFetching || edgeQuery.isFetching}
                onClick={refresh}
              >
                Refresh
              </Button>
            </div>
            {backendQuery.error !== undefined && (
              <Notice kind="error" isAnnounced title="The figures could not be renewed">
                The shop did not answer. These are the figures of the time above.
              </Notice>
            )}
            <Alerts backend={backend} edge={edgeQuery.currentData ?? null} />
            <div className={styles.sections}>
              <BackendSections health={backend} />
            </div>
            <QueryState
              query={edgeQuery}
              subject="the state of the page server"
              headingLevel={2}
              skeleton={<StaffSkeleton />}
            >
              {(edge) =>
                edge ? (
                  <EdgeSections health={edge} now={backend.at} />
                ) : (
                  <p>The page server does not tell its state.</p>
                )
              }
            </QueryState>
          </Stack>
        )
      }
    </QueryState>
  );
}
