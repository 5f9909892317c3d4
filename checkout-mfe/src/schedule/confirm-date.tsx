import { confirmedDatesSchema } from 'contract/calendar/confirmed-dates';
import type { LinkRequest } from 'contract/calendar/requests';
import { isRequestError, readOutcome, serverApi } from 'shared/data';
import { Button, ButtonLink, EmptyState, Notice, Stack } from 'shared/ui';
import { halfDayText } from 'contract/calendar/date-texts';

/** Used for a successful response without details (rule 58). */
const noDetails = { orderno: '', dates: [] };

/** A button that confirms the day. Opening the link alone confirms nothing, because mail programs open links too. */
export function ConfirmDate({ token }: { token: string }) {
  const [confirm, { data, error, isLoading }] = useConfirmDateMutation();
  const confirmation =
    data === undefined ? null : (readOutcome(confirmedDatesSchema, data) ?? noDetails);
  if (token === '') {
    return (
      <EmptyState title="This page needs the link of an e-mail" action={<ShopLink />}>
        <p>Please open the link in the confirmation of your order once more.</p>
      </EmptyState>
    );
  }
  if (confirmation) {
    return (
      <Notice kind="success" isAnnounced title="Your date is confirmed" action={<ShopLink />}>
        {confirmation.orderno === '' ? (
          'We keep the day of your order for you.'
        ) : (
          <>
            Order {confirmation.orderno}:{' '}
            {confirmation.dates.map(({ date, half }) => halfDayText(date, half)).join('; ')}.
          </>
        )}
      </Notice>
    );
  }
  return (
    <Stack gap={5}>
      <p>We hold the day of your order for you. Press the button to keep it for good.</p>
      {error && (
        <Notice kind="error" isAnnounced title="The date was not confirmed">
          {(isRequestError(error) && error.serverError) || 'Please try again in a moment.'}
        </Notice>
      )}
      <div>
        <Button size="large" busy={isLoading} onClick={() => void confirm(token)}>
          Keep this date
        </Button>
      </div>
    </Stack>
  );
}

const ShopLink = () => (
  <ButtonLink variant="secondary" to="/">
    To the shop
  </ButtonLink>
);

/**
 * Confirms the day of an order (rule 47). It is public, because the email's recipient may be signed
 * out.
 */
const confirmDateApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    confirmDate: build.mutation<unknown, string>({
      query: (token) => ({
        ...{ url: 'users/confirmdate', method: 'POST', body: { token } satisfies LinkRequest },
        public: true,
      }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

const { useConfirmDateMutation } = confirmDateApi;
