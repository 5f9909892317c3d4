import { useAppSelector, useLocation } from 'shared/core';
import { TextLink } from 'shared/ui';
import styles from './chosen-days.module.css';
import { showDay } from './show-day';
import { sentSchedule, type Trade, trades, useStoredSchedule } from './stored-schedule';

const titles: Record<Trade, string> = { move: 'Your move', visit: 'Collection' };

/** The days that go with an order of this basket. */
export function ChosenDays() {
  const cart = useAppSelector((state) => state.cart);
  const services = useAppSelector((state) => state.services);
  const { pathname } = useLocation();
  useStoredSchedule();
  const schedule = sentSchedule({ cart, services });
  if (!schedule) return null;
  return (
    <dl className={styles.days}>
      {trades.map((trade) => {
        const choice = schedule[trade];
        return (
          choice && (
            <div key={trade}>
              <dt>{titles[trade]}</dt>
              <dd>
                {showDay(choice.date)}, in the {choice.half}
                {choice.second && <span>Second choice: {showDay(choice.second)}</span>}
                {pathname === '/checkout' && <TextLink to="/details">Change the day</TextLink>}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
