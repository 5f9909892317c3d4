import { useLazyModule } from 'shared/lazy';
import { PageHead } from 'shared/router';
import { useStaffAccess } from 'shared/session';
import { ButtonLink, Page, PageHeader } from 'shared/ui';
import { StaffSkeleton, StaffPage } from 'shared/desk';
import { OrderList } from './list/order-list';
import { lazyPlainOrders } from './plain-orders.lazy';

/**
 * Page with the order list (rules 3 and 57). Without the feature `staff`, the page shows the
 * read-only list.
 */
export function StaffOrdersPage() {
  const isPlainList = useStaffAccess() === 'orders';
  const plainOrdersModule = useLazyModule(lazyPlainOrders, isPlainList);
  if (isPlainList) {
    return (
      <Page>
        <PageHead title="Orders" description="All orders." noindex />
        <PageHeader title="Orders" />
        {plainOrdersModule ? <plainOrdersModule.PlainOrders /> : <StaffSkeleton />}
      </Page>
    );
  }
  return (
    <StaffPage
      permission="orders"
      title="Orders"
      actions={<ButtonLink to="/admin/orders/new">New order</ButtonLink>}
    >
      <OrderList />
    </StaffPage>
  );
}
