import type { Id } from 'contract/values/readers';
import { useLazyModule } from 'shared/lazy';
import { PageHead, useSearchParams } from 'shared/router';
import { useAuth, useFeature } from 'shared/session';
import {
  ButtonLink,
  EmptyState,
  FailedState,
  Page,
  PageHeader,
  Skeleton,
  SkeletonGroup,
} from 'shared/ui';
import { AccountNav } from '../account/account-page';
import { lazyOrderScreens } from './page/linked-order-page';
import { OrderSkeleton } from './page/order-skeleton';
import { OrderDetail } from './order-detail';
import { OrdersTable } from './orders-table';
import { readList, serverApi } from 'shared/data';
import { orderRowSchema } from 'contract/orders/order-row';
import { groupOrders, type PlacedOrder } from './placed-order';

/** Lists the shopper's orders. With the query parameter `order`, renders that order (rule 2). */
export function MyOrdersPage() {
  const { isRestored, user } = useAuth();
  const [search] = useSearchParams();
  const orderid = search.get('order');
  return (
    <Page width="normal">
      <PageHead
        title={orderid === null ? 'My Orders' : `Order ${orderid}`}
        description="What you have ordered from us."
        noindex
      />
      <AccountNav />
      {isRestored ? <Content userid={user?.id ?? null} orderid={orderid} /> : <OrdersSkeleton />}
    </Page>
  );
}

const pageHeader = <PageHeader title="My Orders" />;

interface OrderSelection {
  /** Id of the open order, or null for the list. */
  orderid: string | null;
}

const Content = ({ userid, orderid }: OrderSelection & { userid: Id | null }) =>
  userid === null ? <SignInNotice /> : <Orders userid={userid} orderid={orderid} />;

function Orders({ userid, orderid }: OrderSelection & { userid: Id }) {
  const { data, isError, isFetching, refetch } = useGetOwnOrdersQuery(userid, {
    refetchOnMountOrArgChange: true,
  });
  const hasOrderPage = useFeature('order-link');
  const orderScreens = useLazyModule(lazyOrderScreens, hasOrderPage && orderid !== null);
  if (isError) {
    return (
      <>
        {pageHeader}
        <FailedState subject="your orders" busy={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return <OrdersSkeleton />;
  const order = data.find((ownOrder) => ownOrder.orderid === orderid);
  if (order && hasOrderPage) {
    return orderScreens ? (
      <orderScreens.OwnOrder key={order.orderid} orderno={order.orderid} />
    ) : (
      <OrderSkeleton />
    );
  }
  if (orderid) return <OrderDetail key={orderid} order={order} />;
  return (
    <>
      {pageHeader}
      {data.length === 0 ? <NoOrdersNotice /> : <OrdersTable orders={data} />}
    </>
  );
}

const NoOrdersNotice = () => (
  <EmptyState
    title="You have not ordered yet"
    action={<ButtonLink to="/services">See our services</ButtonLink>}
  >
    <p>Your orders will be listed here, with what became of each.</p>
  </EmptyState>
);

const SignInNotice = () => (
  <>
    {pageHeader}
    <EmptyState
      icon="user"
      title="Please log in again"
      action={<ButtonLink to="/login">Log In</ButtonLink>}
    >
      <p>This browser does not say whose orders to show.</p>
    </EmptyState>
  </>
);

const OrdersSkeleton = () => (
  <>
    {pageHeader}
    <SkeletonGroup label="your orders">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  </>
);

/** The response has a row for each ordered product (specification, section 7). */
const ordersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnOrders: build.query<PlacedOrder[], Id>({
      query: (userid) => ({
        url: `users/getorderproducts/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (response) => groupOrders(readList(orderRowSchema, response)),
      providesTags: ['Orders'],
    }),
  }),
});

const { useGetOwnOrdersQuery } = ordersApi;
