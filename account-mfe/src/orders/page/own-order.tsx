import { Breadcrumb, FailedState } from 'shared/ui';
import { LoadingOrder } from './loading-order';
import { useGetOrderPageQuery } from './order-page-api';
import { OrderView } from './order-view';

/** One of the customer's own orders, within My Orders. */
export function OwnOrder({ orderno }: { orderno: string }) {
  const { currentData, isError, isFetching, refetch } = useGetOrderPageQuery(orderno, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) {
    return (
      <FailedState
        what="this order"
        headingLevel={1}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <LoadingOrder />;
  const crumbs = [{ label: 'My Orders', to: '?' }, { label: orderno }];
  return (
    <OrderView page={currentData} way={{ orderno }} breadcrumb={<Breadcrumb items={crumbs} />} />
  );
}
