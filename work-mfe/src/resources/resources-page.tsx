import { ButtonLink, QueryState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton } from 'shared/desk';
import { workPermission } from '../ui/work-permission';
import { CrewSection } from './crew-section';
import { PersonSection } from './person-section';
import { useGetResourcesQuery } from './resources-api';
import { VanSection } from './van-section';

/** Page with the crews, their people with absences, and the vans with days off (rule 75). */
export const ResourcesPage = () => (
  <StaffPage
    permission={workPermission}
    title="Crews and vans"
    actions={
      <ButtonLink variant="secondary" size="small" to="/admin/work">
        To the board
      </ButtonLink>
    }
    intro={
      <p>
        Once there is a crew, the number of moves and collections that can be booked on a day
        follows from the crews and vans that work on it.
      </p>
    }
  >
    <ResourceSections />
  </StaffPage>
);

function ResourceSections() {
  const query = useGetResourcesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} subject="the crews and vans" skeleton={<StaffSkeleton />}>
      {(resources) => (
        <Stack gap={5}>
          <CrewSection resources={resources} />
          <PersonSection resources={resources} />
          <VanSection resources={resources} />
        </Stack>
      )}
    </QueryState>
  );
}
