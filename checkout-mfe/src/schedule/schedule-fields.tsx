import type { BookingKind, MoveAddress } from 'contract/calendar/schedule';
import type { OpenDays } from 'contract/calendar/open-days';
import { orderTexts, useConfig, useFulfilmentKinds, useLater } from 'shared/core';
import { Stack } from 'shared/ui';
import { DayFields } from './day-fields';
import { MoveFields } from './move-fields';
import { keepSchedule, useStoredSchedule, type DayChoice } from './stored-schedule';
import styles from './schedule-fields.module.css';

/** Fields for the days of each booking kind, and for the addresses of a move. Saves every change. */
export function ScheduleFields({ trades, daysOnly }: { trades: OpenDays[]; daysOnly: boolean }) {
  const kept = useStoredSchedule();
  return (
    <Stack gap={8}>
      {trades.map((calendar) => {
        if (calendar.trade === 'move') {
          const { services } = calendar;
          const empty = { ...emptyDays, note: '', from: emptyAddress, to: emptyAddress };
          const choice = { ...empty, ...kept.move, services };
          const keep = (changes: Partial<typeof choice>) =>
            keepSchedule({ ...kept, move: { ...choice, ...changes } });
          return (
            <section key="move" className={styles.trade} aria-labelledby="when-move">
              <Head trade="move" />
              <DayFields name="move" days={calendar.days} choice={choice} onChange={keep} />
              {choice.date && !daysOnly && <MoveFields choice={choice} onChange={keep} />}
            </section>
          );
        }
        if (calendar.trade !== 'visit') return null;
        const choice = { ...emptyDays, ...kept.visit, services: calendar.services };
        return (
          <section key="visit" className={styles.trade} aria-labelledby="when-visit">
            <Head trade="visit" />
            <DayFields
              name="visit"
              days={calendar.days}
              choice={choice}
              onChange={(changes) => keepSchedule({ ...kept, visit: { ...choice, ...changes } })}
            />
          </section>
        );
      })}
    </Stack>
  );
}

function Head({ trade }: { trade: BookingKind }) {
  const { payments } = useConfig();
  const kinds = useFulfilmentKinds();
  const texts = useLater(orderTexts, true);
  const question = texts?.dayQuestion(kinds, trade, payments.online);
  return (
    <div>
      <h2 id={`when-${trade}`}>{question?.title}</h2>
      <p className={styles.intro}>{question?.intro}</p>
    </div>
  );
}

/** Empty initial values. */
const emptyDays: Omit<DayChoice, 'services'> = { date: '', half: 'morning', second: '' };

const emptyAddress: MoveAddress = {
  address: '',
  postcode: '',
  floor: 0,
  lift: false,
  parking: 'unknown',
};
