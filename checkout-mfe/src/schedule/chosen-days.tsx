import { type BookingKind, bookingKinds } from 'contract/calendar/schedule';
import type { ScheduleRequest } from 'contract/calendar/booking-fields';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { orderTextsModule, useFulfilmentKinds } from 'shared/basket';
import { useLazyModule } from 'shared/lazy';
import { useLocation } from 'shared/router';
import { useAppSelector } from 'shared/store';
import { TextLink } from 'shared/ui';
import styles from './chosen-days.module.css';
import { formatDay, formatHalfDay } from 'contract/calendar/date-texts';
import { buildOrderSchedule, useStoredSchedule } from './stored-schedule';

export interface ChosenDaysProps {
  /** Payment method, on which the titles of the days depend. */
  method: PaymentMethod | null;
}

/**
 * Lists the chosen days. If a required day is missing, a note says that the firm will agree on the
 * day with the shopper.
 */
export function ChosenDays({
  method,
  requiredKinds,
}: ChosenDaysProps & { requiredKinds: string[] }) {
  const cart = useAppSelector((state) => state.cart);
  const services = useAppSelector((state) => state.services);
  const { pathname } = useLocation();
  const kinds = useFulfilmentKinds();
  const orderTexts = useLazyModule(orderTextsModule, true);
  useStoredSchedule();
  const schedule = buildOrderSchedule({ cart, services }) ?? {};
  const visibleKinds = bookingKinds.filter(
    (bookingKind) => schedule[bookingKind] || requiredKinds.includes(bookingKind),
  );
  if (visibleKinds.length === 0 || !orderTexts) return null;
  const dayTexts = orderTexts.buildDayTexts(kinds, method);
  return (
    <dl className={styles.days}>
      {visibleKinds.map((bookingKind) => {
        const choice = schedule[bookingKind];
        return (
          <div key={bookingKind}>
            <dt>{dayTexts[bookingKind]?.title ?? 'Date'}</dt>
            <dd>
              {choice ? (
                <ChosenDates choice={choice} />
              ) : (
                <span>We will agree the date with you</span>
              )}
              {pathname === '/checkout' && (
                <TextLink isStandalone to="/details">
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

const ChosenDates = ({
  choice: { date, half, second },
}: {
  choice: NonNullable<ScheduleRequest[BookingKind]>;
}) => (
  <>
    <span>{formatHalfDay(date, half)}</span>
    {second && <span>{`Second choice: ${formatDay(second)}`}</span>}
  </>
);
