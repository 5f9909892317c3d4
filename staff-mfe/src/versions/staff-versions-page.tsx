import { QueryState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { StaffPage } from '../staff-page';
import { ScreenNotFound } from '../staff-not-found-page';
import { ChooseVersions } from './choose-versions';
import { OverlaySwitch } from './overlay-switch';
import { useGetVersionsQuery } from './versions-api';

/** Page on which staff preview versions that are not live. */
export const StaffVersionsPage = () => (
  <StaffPage
    permission="releases"
    title="Versions"
    intro={
      <p>
        Look at a version that is not live. Only this browser shows it, for half an hour; all other
        visitors go on as before.
      </p>
    }
  >
    <Versions />
  </StaffPage>
);

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
