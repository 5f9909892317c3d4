import type { DayChoice, MoveAddress } from './stored-schedule';

/** Nothing was said yet. */
export const emptyDays: Omit<DayChoice, 'services'> = { date: '', half: 'morning', second: '' };

export const emptyAddress: MoveAddress = {
  address: '',
  postcode: '',
  floor: 0,
  lift: false,
  parking: 'unknown',
};
