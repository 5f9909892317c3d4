import { toLondonDay } from 'shared/forms';

export const getLondonToday = (): string => toLondonDay(new Date());
