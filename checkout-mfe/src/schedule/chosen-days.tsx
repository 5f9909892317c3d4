import { type BookingKind, bookingKinds } from 'contract/calendar/schedule';
import type { ScheduleRequest } from 'contract/calendar/requests';
import { orderTexts, useAppSelector, useFulfilmentKinds, useLater, useLocation } from 'shared/core';
import { TextLink } from 'shared/ui';
import styles from './chosen-days.module.css';
import { dayText, halfDayText } from 'contract/calendar/date-texts';
import { sentSchedule, useStoredSchedule } from './stored-schedule';

export interface ChosenDaysProps {
  /** Null before the shopper chooses one. The titles of the days depend on the method. */
  method: 'offline' | 'online' | null;
}

/**
 * Lists the chosen days of this basket. A kind in `requiredKinds` without a chosen day gets a note
 * about a later date.
 */
export function ChosenDays({ method, asked }: ChosenDaysProps & { asked: string[] }) {
  const cart = useAppSelector((state) => state.cart);
  const services = useAppSelector((state) => state.services);
  const { pathname } = useLocation();
  const kinds = useFulfilmentKinds();
  const texts = useLater(orderTexts, true);
  useStoredSchedule();
  const schedule = sentSchedule({ cart, services }) ?? {};
  const shown = bookingKinds.filter((trade) => schedule[trade] || asked.includes(trade));
  if (shown.length === 0 || !texts) return null;
  const days = texts.dayTexts(kinds, method);
  return (
    <dl className={styles.days}>
      {shown.map((trade) => {
        const choice = schedule[trade];
        return (
          <div key={trade}>
            <dt>{days[trade]?.title ?? 'Date'}</dt>
            <dd>
              {choice ? <Days choice={choice} /> : <span>We will agree the date with you</span>}
              {pathname === '/checkout' && (
                <TextLink alone to="/details">
                  {choice ? 'Change the day' : 'Choose a day'}
                </TextLink>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const Days = ({
  choice: { date, half, second },
}: {
  choice: NonNullable<ScheduleRequest[BookingKind]>;
}) => (
  <>
    <span>{halfDayText(date, half)}</span>
    {second && <span>{`Second choice: ${dayText(second)}`}</span>}
  </>
);
