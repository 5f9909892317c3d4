import { toLondonDay } from 'shared/forms';

/** Returns today's date in London as 'YYYY-MM-DD', in every time zone of the browser. */
export const getLondonToday = (): string => toLondonDay(new Date());
