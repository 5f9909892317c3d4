import { defineDateFormat } from 'contract/calendar/date-format';
import { useEffect, useState } from 'react';
import { toLondonDay } from 'shared/forms';
import { parseClock } from '../../ui/parse-clock';

const londonClock = defineDateFormat({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

const MINUTE_MS = 60_000;

/** Returns the minutes after midnight in London, or null on another day than today. */
export function useCurrentMinute(day: string): number | null {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return toLondonDay(now) === day ? parseClock(londonClock().format(now)) : null;
}
