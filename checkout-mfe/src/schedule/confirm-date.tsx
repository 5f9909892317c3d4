import { confirmedDatesSchema } from 'contract/calendar/confirmed-dates';
import type { confirmDate } from 'contract/calendar/shopper-calendar';
import type { CallInput } from 'contract/calls/call';
import { isRequestError, readOutcome, type RequestError, serverApi } from 'shared/data';
import { Button, ButtonLink, EmptyState, Notice, Stack } from 'shared/ui';
import { formatHalfDay } from 'contract/calendar/date-texts';

/** Details to render if a successful response has none (rule 58). */
const noDetails = { orderno: '', dates: [] };

/** Confirms the day only after a click, because mail programs also open links. */
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
            {confirmation.dates.map(({ date, half }) => formatHalfDay(date, half)).join('; ')}.
          </>
        )}
      </Notice>
    );
  }
  if (isCheckedFirst(error)) {
    return (
      <Notice isAnnounced title="We check your date first" action={<ShopLink />}>
        {error.serverError}
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

/** Whether the day is held until staff have checked it, because the calendar has changed. */
const isCheckedFirst = (error: unknown): error is RequestError =>
  isRequestError(error) &&
  error.serverError !== '' &&
  (error.body as { code?: unknown } | null | undefined)?.code === 'calendar_changed';

const ShopLink = () => (
  <ButtonLink variant="secondary" to="/">
    To the shop
  </ButtonLink>
);

/** Sends no token, because the recipient of the email may be signed out (rule 47). */
const confirmDateApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    confirmDate: build.mutation<unknown, string>({
      query: (token) => ({
        url: 'users/confirmdate',
        method: 'POST',
        body: { token } satisfies CallInput<typeof confirmDate>,
        public: true,
      }),
      invalidatesTags: ['Orders'],
    }),
  }),
});

const { useConfirmDateMutation } = confirmDateApi;
