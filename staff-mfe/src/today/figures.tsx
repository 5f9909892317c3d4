import type { Today } from 'contract/staff/today';
import { formatMonth } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import { FigureLink } from './figure-link';
import styles from './today.module.css';

/** Orders and takings of today and of this month, as links to lists. */
export function Figures({ today }: { today: Today }) {
  const { day, month } = today;
  const ordersTodayPath = `/admin/orders?placedfrom=${day}&placedto=${day}`;
  const ordersInMonthPath = `/admin/orders?placedfrom=${month.from}&placedto=${day}`;
  const takingsTodayPath = `/admin/takings?from=${day}&to=${day}`;
  const takingsInMonthPath = `/admin/takings?from=${month.from}&to=${day}`;
  const monthName = formatMonth(day.slice(0, 7));
  return (
    <ul className={styles.figures}>
      <li>
        <FigureLink label="Orders today" to={ordersTodayPath}>
          {today.today.orders}
        </FigureLink>
      </li>
      <li>
        <FigureLink label="Takings today" to={takingsTodayPath}>
          {formatMoney(today.today.takings)}
        </FigureLink>
      </li>
      <li>
        <FigureLink label={`Orders in ${monthName}`} to={ordersInMonthPath}>
          {month.orders}
        </FigureLink>
      </li>
      <li>
        <FigureLink label={`Takings in ${monthName}`} to={takingsInMonthPath}>
          {formatMoney(month.takings)}
        </FigureLink>
      </li>
    </ul>
  );
}
