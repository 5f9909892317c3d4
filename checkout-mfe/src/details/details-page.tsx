import { PageHead, useAppSelector, useAuth, useDelivery } from 'shared/core';
import { skipToken } from 'shared/data';
import { FailedState, Page, PageHeader, Skeleton, SkeletonGroup, Split, Stack } from 'shared/ui';
import { useGetCustomerQuery } from './customer-api';
import { CheckoutSteps } from './checkout-steps';
import { OrderSummary } from './order-summary';
import { ScheduleSection } from '../schedule/schedule-section';
import { useAskedTrades } from '../schedule/use-asked-trades';
import { DetailsForm } from './details-form';

/** Where the order goes: /details, and as /profile when details are missing (specification §2). */
export function DetailsPage() {
  const restored = useAppSelector((state) => state.restored);
  const auth = useAuth();
  const asked = useAskedTrades();
  const userid = auth.user?.id ?? null;
  // All at once: what is shown only when the days are known is read beside them, not after them.
  const delivery = useDelivery();
  const saved = useGetCustomerQuery(userid ?? skipToken, { refetchOnMountOrArgChange: true });
  return (
    <Page width="normal">
      <PageHead
        title="Delivery details"
        description="Tell us who the order is for and where it goes."
        noindex
      />
      <CheckoutSteps current="details" />
      <PageHeader
        title="Delivery details"
        intro={<p>Who is the order for, and where may we reach you?</p>}
      />
      {restored && auth.restored && !asked.isPending ? (
        <Split sticky aside={<Summary {...delivery} />}>
          <DetailsForm key={userid} userid={userid} saved={saved}>
            <ScheduleSection asked={asked} />
          </DetailsForm>
        </Split>
      ) : (
        <SkeletonGroup label="your details">
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

/** Whoever sees a total here has seen the delivery in it, or been told that it is not known (decision 16). */
function Summary({ delivery, settled, failed, retry }: ReturnType<typeof useDelivery>) {
  if (!settled && !failed) {
    return (
      <SkeletonGroup label="your order">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return (
    <Stack gap={4}>
      <OrderSummary delivery={delivery} method={null} />
      {failed && (
        <FailedState what="the delivery charge" onRetry={retry}>
          <p>Any delivery for a card order is added before you pay.</p>
        </FailedState>
      )}
    </Stack>
  );
}
