import { useState } from 'react';
import { isRequestError, readList, serverApi } from 'shared/data';
import { HalfChoice, MonthChoice, selectAvailableHalf } from 'shared/days';
import { Modal } from 'shared/overlays';
import { Button, FailedState, Notice, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { formatHalfDay } from 'contract/calendar/date-texts';
import type { BookingKind, Half } from 'contract/calendar/schedule';
import { type OrderAccess, useMoveDayMutation } from '../order-page-api';
import { RefusalNotice } from './change-notices';
import { type OpenDays, openDaysSchema } from 'contract/calendar/open-days';

interface AnotherDayDialogProps {
  bookingKind: BookingKind;
  currentDay: { date: string; half: string } | undefined;
  access: OrderAccess;
  onClose: (isMoved: boolean) => void;
}

export function AnotherDayDialog({
  bookingKind,
  currentDay,
  access,
  onClose,
}: AnotherDayDialogProps) {
  const { data, isError, isFetching, refetch } = useGetFreeDaysQuery(access, {
    refetchOnMountOrArgChange: true,
  });
  const [moveDay, { isLoading, error }] = useMoveDayMutation();
  const [date, setDate] = useState('');
  const [half, setHalf] = useState(currentDay?.half ?? 'morning');
  const days = data?.find((calendar) => calendar.trade === bookingKind)?.days ?? [];
  const findDay = (text: string) => days.find((freeDay) => freeDay.day === text);
  const day = findDay(date);
  const send = async () => {
    const result = await moveDay({ ...access, trade: bookingKind, date, half: half as Half });
    if (!result.error) return onClose(true);
    // A 409 means that another customer has booked the day. Loads the free days again.
    if (isRequestError(result.error) && result.error.status === 409) void refetch();
  };
  return (
    <Modal
      open
      onOpenChange={() => onClose(false)}
      title="Choose another day"
      description={currentDay && `Now: ${formatHalfDay(currentDay.date, currentDay.half)}.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Keep the day
          </Button>
          <Button busy={isLoading} disabled={!day} onClick={() => void send()}>
            Move to this day
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <RefusalNotice error={error} title="The day was not moved" />
        {isError && !isFetching && (
          <FailedState subject="the days that can be chosen" onRetry={() => void refetch()} />
        )}
        {!data && !isError && <LoadingDays />}
        {data && days.length === 0 && <NoOtherDay />}
        {days.length > 0 && (
          <MonthChoice
            name="another-day"
            days={days}
            value={date}
            onChange={(newDate) => {
              setDate(newDate);
              setHalf(selectAvailableHalf(findDay(newDate), half));
            }}
          />
        )}
        {day && <HalfChoice name="another-half" day={day} value={half} onChange={setHalf} />}
      </Stack>
    </Modal>
  );
}

const LoadingDays = () => (
  <SkeletonGroup label="the days that can be chosen">
    <Skeleton shape="block" />
  </SkeletonGroup>
);

const NoOtherDay = () => (
  <Notice title="No other day is free at the moment">
    Your day stays as it is. Please look again later, or call us.
  </Notice>
);

/**
 * Call for the free days. The customer who placed the order and anyone with the emailed link may
 * send this call. Only backends with a calendar support the call.
 */
const freeDaysApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getFreeDays: build.query<OpenDays[], OrderAccess>({
      query: (access) =>
        'token' in access
          ? { url: 'users/calendarbylink', method: 'POST', body: access, public: true }
          : { url: 'users/getcalendar' },
      transformResponse: (response) => readList(openDaysSchema, response),
    }),
  }),
});

const { useGetFreeDaysQuery } = freeDaysApi;
