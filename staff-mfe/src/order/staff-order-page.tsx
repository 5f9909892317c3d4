import { isRequestError } from 'shared/data';
import { useParams } from 'shared/router';
import { ButtonLink, EmptyState, QueryState } from 'shared/ui';
import { StaffPage, StaffSkeleton } from 'shared/desk';
import { useGetStaffOrderQuery } from './order-api';
import { OrderView } from './order-view';

/** Page with all data and events of an order, and the actions of staff (rule 57). */
export function StaffOrderPage() {
  const { orderno = '' } = useParams();
  return (
    <StaffPage title={`Order ${orderno}`} permission="orders">
      <Order key={orderno} orderno={orderno} />
    </StaffPage>
  );
}

function Order({ orderno }: { orderno: string }) {
  const query = useGetStaffOrderQuery({ orderno }, { refetchOnMountOrArgChange: true });
  if (isRequestError(query.error) && query.error.status === 404 && !query.currentData) {
    return (
      <EmptyState
        title={`There is no order ${orderno}`}
        action={<ButtonLink to="/admin/orders">To the orders</ButtonLink>}
      />
    );
  }
  return (
    <QueryState query={query} subject="the order" skeleton={<StaffSkeleton />}>
      {(order) => <OrderView order={order} />}
    </QueryState>
  );
}
