import { isRequestError } from 'shared/data';
import { useSearchParams } from 'shared/router';
import { Breadcrumb, ButtonLink, EmptyState, FailedState } from 'shared/ui';
import { ClaimOrder } from './claim-order';
import { useOrderLink } from './use-order-link';
import { OrderSkeleton } from './order-skeleton';
import { useGetOrderByLinkQuery, useGetOrderPageQuery } from './order-page-api';
import { OrderView } from './order-view';
import { type PaymentReturn, toPaymentReturn } from './pay/payment-return';

/** Renders the order of an emailed link. The key resets the state for each opened link. */
export function LinkedOrder() {
  const link = useOrderLink();
  if (link === undefined) return <OrderSkeleton />;
  return link === null ? (
    <ExpiredLinkNotice />
  ) : (
    <OrderByToken
      key={`${link.openedAt} ${link.token}`}
      token={link.token}
      paymentReturn={link.paymentReturn}
    />
  );
}

interface OrderByTokenProps {
  token: string;
  paymentReturn: PaymentReturn | null;
}

function OrderByToken({ token, paymentReturn }: OrderByTokenProps) {
  const { currentData, error, isFetching, refetch } = useGetOrderByLinkQuery(
    { token },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  if (currentData) {
    return (
      <OrderView page={currentData} access={{ token }} paymentReturn={paymentReturn}>
        <ClaimOrder token={token} orderno={currentData.order.orderid} />
      </OrderView>
    );
  }
  if (isRequestError(error) && error.status === 404) return <ExpiredLinkNotice />;
  if (error) {
    return (
      <FailedState
        subject="your order"
        headingLevel={1}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <OrderSkeleton />;
}

const ExpiredLinkNotice = () => (
  <EmptyState
    headingLevel={1}
    title="This link opens no order any more"
    action={<ButtonLink to="/my-orders">My Orders</ButtonLink>}
  >
    <p>
      Links in e-mails open an order for 90 days, and until it becomes part of an account. With an
      account you find it under My Orders; else please ask us and name its number.
    </p>
  </EmptyState>
);

export function OwnOrder({ orderno }: { orderno: string }) {
  const [query] = useSearchParams();
  const { currentData, isError, isFetching, refetch } = useGetOrderPageQuery(
    { orderno },
    { refetchOnMountOrArgChange: true },
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
      paymentReturn={toPaymentReturn(query.get('payment'), query.get('session'))}
      breadcrumb={<Breadcrumb items={breadcrumbItems} />}
    />
  );
}
