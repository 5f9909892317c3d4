import { QueryState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { StaffPage, ScreenNotFound, TitledSection } from 'shared/desk';
import { ChooseVersions } from './choose-versions';
import { OverlaySwitch } from './overlay-switch';
import { ReleaseOverviewSections } from './release-overview';
import { useGetReleasesQuery } from './releases-api';
import { useGetVersionsQuery } from './versions-api';

/** Page with the live versions. Staff can change the live versions, or preview other versions. */
export const StaffVersionsPage = () => (
  <StaffPage permission="releases" title="Versions">
    <Stack gap={8}>
      <Overview />
      <TitledSection title="Preview">
        <Stack gap={4}>
          <p>
            Look at a version that is not live. Only this browser shows it, for half an hour; all
            other visitors go on as before.
          </p>
          <Versions />
        </Stack>
      </TitledSection>
    </Stack>
  </StaffPage>
);

function Overview() {
  const query = useGetReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} subject="the live versions" skeleton={<Loading />}>
      {(overview) => overview && <ReleaseOverviewSections overview={overview} />}
    </QueryState>
  );
}

function Versions() {
  const versionsQuery = useGetVersionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={versionsQuery} subject="the versions" skeleton={<Loading />}>
      {(packages) =>
        packages ? (
          <Stack gap={8}>
            <ChooseVersions packages={packages} />
            <OverlaySwitch />
          </Stack>
        ) : (
          <ScreenNotFound />
        )
      }
    </QueryState>
  );
}

const Loading = () => (
  <SkeletonGroup label="versions">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
