import { BasketNotice, useDeliveryCharge } from 'shared/basket';
import { PageHead } from 'shared/router';
import { useAuth } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { skipToken } from 'shared/data';
import { FailedState, Page, PageHeader, Skeleton, SkeletonGroup, Split, Stack } from 'shared/ui';
import { useGetCustomerQuery } from './customer-api';
import { CheckoutSteps } from './checkout-steps';
import { OrderSummary } from './order-summary';
import { ScheduleSection } from '../schedule/schedule-section';
import { useBasketCalendars } from '../schedule/use-basket-calendars';
import { DetailsForm } from './details-form';

export function DetailsPage() {
  const isRestored = useAppSelector((state) => state.restored);
  const auth = useAuth();
  const basketCalendars = useBasketCalendars();
  const userid = auth.user?.id ?? null;
  // Starts all requests of the page in parallel, even if their results are rendered later.
  const delivery = useDeliveryCharge();
  const customerQuery = useGetCustomerQuery(userid ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
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
      {isRestored && auth.isRestored && !basketCalendars.isPending ? (
        <Split
          sticky
          aside={
            <Stack gap={4}>
              <BasketNotice />
              <Summary {...delivery} />
            </Stack>
          }
        >
          <DetailsForm key={userid} userid={userid} customerQuery={customerQuery}>
            <ScheduleSection basketCalendars={basketCalendars} />
          </DetailsForm>
        </Split>
      ) : (
        <SkeletonGroup label="your details">
          <Stack gap={4}>
            <Skeleton shape="block" />
            <Skeleton shape="button" />
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  );
}

/**
 * Order summary. The total includes the delivery charge, or a text says that the charge is unknown
 * (rule 16).
 */
function Summary({ delivery, isKnown, hasFailed, retry }: ReturnType<typeof useDeliveryCharge>) {
  if (!isKnown && !hasFailed) {
    return (
      <SkeletonGroup label="your order">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  return (
    <Stack gap={4}>
      <OrderSummary delivery={delivery} method={null} />
      {hasFailed && (
        <FailedState subject="the delivery charge" onRetry={retry}>
          <p>Any delivery for a card order is added before you pay.</p>
        </FailedState>
      )}
    </Stack>
  );
}
