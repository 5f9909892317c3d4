import { ReadState, Skeleton, SkeletonGroup } from 'shared/ui';
import { StaffPage } from '../staff-page';
import { NoSuchScreen } from '../staff-unknown-page';
import { ChooseVersions } from './choose-versions';
import { useGetVersionsQuery } from './versions-api';

/** The page /admin/versions: previews of versions that are not live. */
export const StaffVersionsPage = () => (
  <StaffPage
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
  const read = useGetVersionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ReadState read={read} what="the versions" pending={<Loading />}>
      {(packages) => (packages ? <ChooseVersions packages={packages} /> : <NoSuchScreen />)}
    </ReadState>
  );
}

const Loading = () => (
  <SkeletonGroup label="versions">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
