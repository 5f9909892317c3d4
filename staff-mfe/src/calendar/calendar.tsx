import { isDay } from 'contract/calendar/day';
import { useSearchParams } from 'shared/router';
import { Field } from 'shared/forms';
import { QueryState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { AffectedBookings } from './affected-bookings';
import { BookedDays } from './booked-days';
import { BookedList } from './booked-list';
import { useGetBookingsQuery, useGetCalendarSettingsQuery } from './calendar-api';
import { CalendarSettings } from './calendar-settings';
import styles from './calendar.module.css';

/**
 * Renders the bookings of two weeks, the orders without a day, and the settings of the calendar.
 */
export function Calendar() {
  const [search, setSearch] = useSearchParams();
  const from = search.get('from') ?? '';
  const bookingsQuery = useGetBookingsQuery(isDay(from) ? from : '', {
    refetchOnMountOrArgChange: true,
  });
  const settingsQuery = useGetCalendarSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={10}>
      <section className={styles.part} aria-labelledby="booked">
        <h2 id="booked">Booked</h2>
        <Field
          className={styles.from}
          type="date"
          label="A fortnight from"
          value={from || (bookingsQuery.data?.days[0]?.day ?? '')}
          onChange={({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            setSearch(value ? { from: value } : {})
          }
        />
        <AffectedBookings />
        <QueryState query={bookingsQuery} subject="the bookings" skeleton={<CalendarSkeleton />}>
          {({ days, data, unplaced }) => (
            <>
              {unplaced.length > 0 && (
                <section className={styles.part} aria-labelledby="unplaced">
                  <h3 id="unplaced">Orders without a date</h3>
                  <p>
                    No day was chosen or confirmed in time, or it was taken before the payment came.
                    Please agree a day with the customer.
                  </p>
                  <BookedList bookings={unplaced} />
                </section>
              )}
              <BookedDays days={days} bookings={data} />
            </>
          )}
        </QueryState>
      </section>
      <QueryState query={settingsQuery} subject="the settings" skeleton={<CalendarSkeleton />}>
        {(settings) => <CalendarSettings settings={settings} />}
      </QueryState>
    </Stack>
  );
}

const CalendarSkeleton = () => (
  <SkeletonGroup label="the calendar">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
