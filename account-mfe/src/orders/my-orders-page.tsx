import type { Id } from 'contract/values/readers';
import { PageHead, useAuth, useFeature, useLater, useSearchParams } from 'shared/core';
import {
  ButtonLink,
  EmptyState,
  FailedState,
  Page,
  PageHeader,
  Skeleton,
  SkeletonGroup,
} from 'shared/ui';
import { AccountNav } from '../account/account-nav';
import { laterOrder } from './page/later-order';
import { LoadingOrder } from './page/loading-order';
import { OrderDetail } from './order-detail';
import { useGetOwnOrdersQuery } from './orders-api';
import { OrdersTable } from './orders-table';

/** My Orders at /myaccount and /my-orders (specification, section 2; rule 2). `?order=` opens one order. */
export function MyOrdersPage() {
  const { restored, user } = useAuth();
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
      {restored ? <Content userid={user?.id ?? null} orderid={orderid} /> : <Loading />}
    </Page>
  );
}

const title = <PageHeader title="My Orders" />;

interface Shown {
  /** The opened order, or null for the list. */
  orderid: string | null;
}

const Content = ({ userid, orderid }: Shown & { userid: Id | null }) =>
  userid === null ? <Unknown /> : <Orders userid={userid} orderid={orderid} />;

function Orders({ userid, orderid }: Shown & { userid: Id }) {
  const { data, isError, isFetching, refetch } = useGetOwnOrdersQuery(userid, {
    refetchOnMountOrArgChange: true,
  });
  const hasPage = useFeature('order-link');
  const screens = useLater(laterOrder, hasPage && orderid !== null);
  if (isError) {
    return (
      <>
        {title}
        <FailedState what="your orders" busy={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return <Loading />;
  const order = data.find((each) => each.orderid === orderid);
  if (order && hasPage) {
    return screens ? (
      <screens.OwnOrder key={order.orderid} orderno={order.orderid} />
    ) : (
      <LoadingOrder />
    );
  }
  if (orderid) return <OrderDetail key={orderid} order={order} />;
  return (
    <>
      {title}
      {data.length === 0 ? <None /> : <OrdersTable orders={data} />}
    </>
  );
}

const None = () => (
  <EmptyState
    title="You have not ordered yet"
    action={<ButtonLink to="/services">See our services</ButtonLink>}
  >
    <p>Your orders will be listed here, with what became of each.</p>
  </EmptyState>
);

const Unknown = () => (
  <>
    {title}
    <EmptyState
      icon="user"
      title="Please log in again"
      action={<ButtonLink to="/login">Log In</ButtonLink>}
    >
      <p>This browser does not say whose orders to show.</p>
    </EmptyState>
  </>
);

const Loading = () => (
  <>
    {title}
    <SkeletonGroup label="your orders">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  </>
);
