import { toLondonDay } from 'shared/forms';

/** Returns today's date in London as 'YYYY-MM-DD', whatever the time zone of the browser is. */
export const getLondonToday = (): string => toLondonDay(new Date());
