import { orderTexts, useAppSelector, useFulfilmentKinds, useLater, useLocation } from 'shared/core';
import { TextLink } from 'shared/ui';
import styles from './chosen-days.module.css';
import { showDay } from './show-day';
import { sentSchedule, trades, useStoredSchedule } from './stored-schedule';

export interface ChosenDaysProps {
  /** Null before one is chosen: whether a day is for collecting or for bringing depends on it. */
  method: 'offline' | 'online' | null;
}

/** The days that go with an order of this basket. */
export function ChosenDays({ method }: ChosenDaysProps) {
  const cart = useAppSelector((state) => state.cart);
  const services = useAppSelector((state) => state.services);
  const { pathname } = useLocation();
  const kinds = useFulfilmentKinds();
  const texts = useLater(orderTexts, true);
  useStoredSchedule();
  const schedule = sentSchedule({ cart, services });
  if (!schedule || !texts) return null;
  const days = texts.dayTexts(kinds, method);
  return (
    <dl className={styles.days}>
      {trades.map((trade) => {
        const choice = schedule[trade];
        return (
          choice && (
            <div key={trade}>
              <dt>{days[trade]?.title}</dt>
              <dd>
                <span>{`${showDay(choice.date)}, in the ${choice.half}`}</span>
                {choice.second && <span>{`Second choice: ${showDay(choice.second)}`}</span>}
                {pathname === '/checkout' && <TextLink to="/details">Change the day</TextLink>}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
