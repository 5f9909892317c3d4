import { Breadcrumb, FailedState } from 'shared/ui';
import { OrderSkeleton } from './order-skeleton';
import { useGetOrderPageQuery } from './order-page-api';
import { OrderView } from './order-view';

export function OwnOrder({ orderno }: { orderno: string }) {
  const { currentData, isError, isFetching, refetch } = useGetOrderPageQuery(
    { orderno },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  if (isError) {
    return (
      <FailedState
        subject="this order"
        headingLevel={1}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <OrderSkeleton />;
  const breadcrumbItems = [{ label: 'My Orders', to: '?' }, { label: orderno }];
  return (
    <OrderView
      page={currentData}
      access={{ orderno }}
      breadcrumb={<Breadcrumb items={breadcrumbItems} />}
    />
  );
}
