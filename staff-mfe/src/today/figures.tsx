import type { Today } from 'contract/staff/today';
import { formatMonth } from 'contract/calendar/date-texts';
import { formatPence } from './format-pence';
import { FigureLink } from './figure-link';
import styles from './today.module.css';

/** Orders and takings of today and of this month, as links to lists. */
export function Figures({ today }: { today: Today }) {
  const { day, month } = today;
  const ordersOfToday = `/admin/orders?placedfrom=${day}&placedto=${day}`;
  const ordersOfMonth = `/admin/orders?placedfrom=${month.from}&placedto=${day}`;
  const takingsOfToday = `/admin/takings?from=${day}&to=${day}`;
  const takingsOfMonth = `/admin/takings?from=${month.from}&to=${day}`;
  const monthName = formatMonth(day.slice(0, 7));
  return (
    <ul className={styles.figures}>
      <li>
        <FigureLink label="Orders today" to={ordersOfToday}>
          {today.today.orders}
        </FigureLink>
      </li>
      <li>
        <FigureLink label="Takings today" to={takingsOfToday}>
          {formatPence(today.today.takings)}
        </FigureLink>
      </li>
      <li>
        <FigureLink label={`Orders in ${monthName}`} to={ordersOfMonth}>
          {month.orders}
        </FigureLink>
      </li>
      <li>
        <FigureLink label={`Takings in ${monthName}`} to={takingsOfMonth}>
          {formatPence(month.takings)}
        </FigureLink>
      </li>
    </ul>
  );
}
