import { garmentPermission } from '../../ui/work-permission';
import { StaffPage } from 'shared/desk';
import { isRequestError } from 'shared/data';
import { useParams } from 'shared/router';
import { ButtonLink, EmptyState, FailedState, Skeleton } from 'shared/ui';
import { useGetGarmentQuery } from '../garments-api';
import { GarmentView } from './garment-view';

/** One garment: condition, photos, steps and hand-over (rule 77). */
export function GarmentPage() {
  const { ticket = '' } = useParams();
  return (
    <StaffPage permission={garmentPermission} title={`Garment ${ticket}`}>
      <Garment ticket={ticket} />
    </StaffPage>
  );
}

function Garment({ ticket }: { ticket: string }) {
  const { currentData, error, isFetching, refetch } = useGetGarmentQuery(
    { ticket },
    { refetchOnMountOrArgChange: true },
  );
  if (isRequestError(error) && error.status === 404)
    return (
      <EmptyState
        title="There is no garment with this ticket"
        action={<ButtonLink to="/admin/garments">All garments</ButtonLink>}
      >
        <p>The label may be of another shop, or its ticket was deleted.</p>
      </EmptyState>
    );
  if (currentData) return <GarmentView garment={currentData} />;
  if (error)
    return <FailedState subject="this garment" busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton shape="block" />;
}
