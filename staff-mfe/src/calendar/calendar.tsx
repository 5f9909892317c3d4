import { useSearchParams } from 'shared/core';
import { Field } from 'shared/forms';
import { ReadState, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { BookedDays } from './booked-days';
import { BookedList } from './booked-list';
import { useGetBookingsQuery, useGetCalendarSettingsQuery } from './calendar-api';
import { CalendarSettings } from './calendar-settings';
import styles from './calendar.module.css';

/** Two weeks of bookings, the orders without a booking, and the settings below. */
export function Calendar() {
  const [search, setSearch] = useSearchParams();
  const from = search.get('from') ?? '';
  const bookings = useGetBookingsQuery(from, { refetchOnMountOrArgChange: true });
  const settings = useGetCalendarSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={10}>
      <section className={styles.part} aria-labelledby="booked">
        <h2 id="booked">Booked</h2>
        <Field
          className={styles.from}
          type="date"
          label="A fortnight from"
          value={from || (bookings.data?.days[0]?.day ?? '')}
          onChange={({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            setSearch(value ? { from: value } : {})
          }
        />
        <ReadState read={bookings} what="the bookings" pending={<Loading />}>
          {({ days, data, unplaced }) => (
            <>
              {unplaced.length > 0 && (
                <section className={styles.part} aria-labelledby="unplaced">
                  <h3 id="unplaced">Orders without a date</h3>
                  <p>
                    No day was chosen or confirmed in time, or it was taken before the payment came.
                    Please agree a day with the customer.
                  </p>
                  <BookedList booked={unplaced} />
                </section>
              )}
              <BookedDays days={days} booked={data} />
            </>
          )}
        </ReadState>
      </section>
      <ReadState read={settings} what="the settings" pending={<Loading />}>
        {(read) => <CalendarSettings settings={read} />}
      </ReadState>
    </Stack>
  );
}

const Loading = () => (
  <SkeletonGroup label="the calendar">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
