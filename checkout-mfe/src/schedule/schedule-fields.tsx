import type { BookingKind, MoveAddress } from 'contract/calendar/schedule';
import type { OpenDays } from 'contract/calendar/open-days';
import { orderTextsModule, useFulfilmentKinds } from 'shared/basket';
import { useLazyModule } from 'shared/lazy';
import { useConfig } from 'shared/session';
import { Stack } from 'shared/ui';
import { DayFields } from './day-fields';
import { MoveFields } from './move-fields';
import { saveSchedule, useStoredSchedule, type DayChoice } from './stored-schedule';
import styles from './schedule-fields.module.css';

/** Fields for the chosen days. Each change is saved at once. */
export function ScheduleFields({
  calendars,
  isDaysOnly,
}: {
  calendars: OpenDays[];
  isDaysOnly: boolean;
}) {
  const savedSchedule = useStoredSchedule();
  return (
    <Stack gap={8}>
      {calendars.map((calendar) => {
        if (calendar.trade === 'move') {
          const { services } = calendar;
          const emptyMove = { ...emptyDayChoice, note: '', from: emptyAddress, to: emptyAddress };
          const choice = { ...emptyMove, ...savedSchedule.move, services };
          const saveChanges = (changes: Partial<typeof choice>) =>
            saveSchedule({ ...savedSchedule, move: { ...choice, ...changes } });
          return (
            <section key="move" className={styles.trade} aria-labelledby="when-move">
              <BookingHeading bookingKind="move" />
              <DayFields name="move" days={calendar.days} choice={choice} onChange={saveChanges} />
              {choice.date && !isDaysOnly && <MoveFields choice={choice} onChange={saveChanges} />}
            </section>
          );
        }
        if (calendar.trade !== 'visit') return null;
        const choice = { ...emptyDayChoice, ...savedSchedule.visit, services: calendar.services };
        return (
          <section key="visit" className={styles.trade} aria-labelledby="when-visit">
            <BookingHeading bookingKind="visit" />
            <DayFields
              name="visit"
              days={calendar.days}
              choice={choice}
              onChange={(changes) =>
                saveSchedule({ ...savedSchedule, visit: { ...choice, ...changes } })
              }
            />
          </section>
        );
      })}
    </Stack>
  );
}

function BookingHeading({ bookingKind }: { bookingKind: BookingKind }) {
  const { payments } = useConfig();
  const kinds = useFulfilmentKinds();
  const orderTexts = useLazyModule(orderTextsModule, true);
  const question = orderTexts?.getDayQuestion(kinds, bookingKind, payments.online);
  return (
    <div>
      <h2 id={`when-${bookingKind}`}>{question?.title}</h2>
      <p className={styles.intro}>{question?.intro}</p>
    </div>
  );
}

const emptyDayChoice: Omit<DayChoice, 'services'> = { date: '', half: 'morning', second: '' };

const emptyAddress: MoveAddress = {
  address: '',
  postcode: '',
  floor: 0,
  lift: false,
  parking: 'unknown',
};
