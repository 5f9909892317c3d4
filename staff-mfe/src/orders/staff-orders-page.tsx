import { PageHead, useFeature, useLater, useSearchParams, useStaffAccess } from 'shared/core';
import { Page, PageHeader, Stack } from 'shared/ui';
import { SelectField } from 'shared/forms';
import { orderStates } from 'contract/orders/order-state';
import { UNDATED, useGetStaffOrdersQuery } from '../staff-api';
import { StaffList, pageOf } from '../staff-list';
import { StaffLoading, StaffPage } from '../staff-page';
import { plainOrdersLater } from './plain-orders-later';
import { StaffOrderCard } from './staff-order-card';
import styles from './staff-orders-page.module.css';

/** The page /admin: all orders, by page and state (rules 3 and 31). */
export function StaffOrdersPage() {
  const isPlain = useStaffAccess() === 'orders';
  const plain = useLater(plainOrdersLater, isPlain);
  if (isPlain) {
    return (
      <Page>
        <PageHead title="Orders" description="All orders." noindex />
        <PageHeader title="Orders" />
        {plain ? <plain.PlainOrders /> : <StaffLoading />}
      </Page>
    );
  }
  return (
    <StaffPage title="Orders">
      <Orders />
    </StaffPage>
  );
}

const anyState = { value: '', label: 'All orders' };
const undated = { value: UNDATED, label: 'Without a date' };

function Orders() {
  const [search, setSearch] = useSearchParams();
  const hasCalendar = useFeature('calendar');
  const state = search.get('state') ?? '';
  const query = useGetStaffOrdersQuery(
    { page: pageOf(search), state },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Stack gap={6}>
      <SelectField
        className={styles.filter}
        label="Show"
        options={[anyState, ...(hasCalendar ? [undated] : []), ...orderStates]}
        value={state}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setSearch(value ? { state: value } : {});
        }}
      />
      <StaffList what="orders" query={query}>
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
