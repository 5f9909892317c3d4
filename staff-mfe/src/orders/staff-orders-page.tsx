import { useLazyModule } from 'shared/lazy';
import { PageHead, useSearchParams } from 'shared/router';
import { useFeature, useStaffAccess } from 'shared/session';
import { Page, PageHeader, Stack } from 'shared/ui';
import { SelectField } from 'shared/forms';
import { orderStateOptions } from 'contract/orders/order-state';
import { UNDATED_FILTER, useGetStaffOrdersQuery } from '../staff-api';
import { StaffList, readPageNumber } from '../staff-list';
import { StaffSkeleton, StaffPage } from '../staff-page';
import { lazyPlainOrders } from './plain-orders.lazy';
import { StaffOrderCard } from './staff-order-card';
import styles from './staff-orders-page.module.css';

/** Lists all orders, filtered by state (rules 3 and 31). */
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
    <StaffPage permission="orders" title="Orders">
      <Orders />
    </StaffPage>
  );
}

const allOrdersOption = { value: '', label: 'All orders' };
const undatedOption = { value: UNDATED_FILTER, label: 'Without a date' };

function Orders() {
  const [search, setSearch] = useSearchParams();
  const hasCalendar = useFeature('calendar');
  const state = search.get('state') ?? '';
  const query = useGetStaffOrdersQuery(
    { page: readPageNumber(search), state },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Stack gap={6}>
      <SelectField
        className={styles.filter}
        label="Show"
        options={[allOrdersOption, ...(hasCalendar ? [undatedOption] : []), ...orderStateOptions]}
        value={state}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setSearch(value ? { state: value } : {});
        }}
      />
      <StaffList rowNoun="orders" query={query}>
        {(orders) => (
          <ul className={styles.orders}>
            {orders.map((order) => (
              <StaffOrderCard key={order.orderno} order={order} />
            ))}
          </ul>
        )}
      </StaffList>
    </Stack>
  );
}
