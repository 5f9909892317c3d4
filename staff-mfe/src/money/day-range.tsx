import type { DayRange } from 'contract/calls/day-range';
import { isDay } from 'contract/calendar/day';
import { useQueryParams } from 'shared/desk';
import { Field, getLondonToday } from 'shared/forms';
import { addDays } from '../ui/days';
import styles from '../today/today.module.css';

/** Returns the days in the URL. The default is the last `defaultDays` days. */
export function readRange(params: URLSearchParams, defaultDays = 30): DayRange {
  const readDay = (name: string, fallback: string) => {
    const day = params.get(name) ?? '';
    return isDay(day) ? day : fallback;
  };
  const to = readDay('to', getLondonToday());
  return { from: readDay('from', addDays(to, 1 - defaultDays)), to };
}

/** Fields for the first and last day in the URL. */
export function DayRangeFields({ defaultDays }: { defaultDays?: number }) {
  const { params, change: changeParams } = useQueryParams();
  const range = readRange(params, defaultDays);
  const change = (changes: Partial<DayRange>) =>
    changeParams((address) => ({
      params: new URLSearchParams({ ...readRange(address.params, defaultDays), ...changes }),
    }));
  return (
    <div className={styles.range}>
      <Field
        type="date"
        label="First day"
        value={range.from}
        onChange={({ currentTarget: { value } }) => change({ from: value })}
      />
      <Field
        type="date"
        label="Last day"
        value={range.to}
        onChange={({ currentTarget: { value } }) => change({ to: value })}
      />
    </div>
  );
}
