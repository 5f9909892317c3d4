import { toPounds } from 'contract/values/pence';
import type { Db } from '../../db/db.ts';
import { addDays, getWeekday, toLondonDay } from '../../schedule/london-day.ts';
import { type DayFigures, loadDailyFigures } from './load-daily-figures.ts';
import { loadQuoteFigures } from '../../quotes/records/load-quote-figures.ts';
import { countOpenWork, type DayWork, loadDayWork, type OpenWork } from './load-open-work.ts';

/** Number of weeks in the chart of takings, including the current week. */
const WEEKS = 12;

const MONDAY = 1;

/** Returns the content of the staff's page Today. Days are London days. */
export async function readToday(db: Db, now = new Date()) {
  const today = toLondonDay(now);
  const monday = addDays(today, MONDAY - getWeekday(today));
  const firstMonday = addDays(monday, -7 * (WEEKS - 1));
  const days = await loadDailyFigures(db, firstMonday, today);
  const work: DayWork[] = await loadDayWork(db, today);
  const openWork: OpenWork = await countOpenWork(db, today);
  const monthStart = `${today.slice(0, 8)}01`;
  return {
    data: {
      day: today,
      work,
      open: openWork,
      quotes: await loadQuoteFigures(db, { today, monthStart }),
      today: sumFigures(days.filter(({ day }) => day === today)),
      month: { from: monthStart, ...sumFigures(days.filter(({ day }) => day >= monthStart)) },
      weeks: Array.from({ length: WEEKS }, (_, index) => {
        const from = addDays(firstMonday, 7 * index);
        const nextMonday = addDays(from, 7);
        return { from, ...sumFigures(days.filter(({ day }) => day >= from && day < nextMonday)) };
      }),
    },
  };
}

/** Returns the sums of several days. Amounts are in pounds. Takings are payments minus refunds. */
function sumFigures(days: readonly DayFigures[]) {
  const sum = (pick: (figures: DayFigures) => number) =>
    days.reduce((total, figures) => total + pick(figures), 0);
  return {
    orders: sum(({ orders }) => orders),
    takings: toPounds(sum(({ takings, refunds }) => takings - refunds)),
  };
}
