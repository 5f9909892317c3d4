import { isDay } from './day.ts';

it('accepts the days of the calendar from 2000 to 2100', () => {
  const days = ['2000-01-01', '2026-11-28', '2028-02-29', '2100-12-31'];
  expect(days.filter(isDay)).toEqual(days);
});

it('refuses days that do not exist, other years and other texts', () => {
  const texts = [
    ...['2026-02-30', '2027-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-04-31'],
    ...['0001-01-01', '0202-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '+010000-01-01'],
    ...['', 'soon', '2026', '2026-1-1', '2026-11-28T10:00', ' 2026-11-28', '28/11/2026'],
  ];
  expect(texts.filter(isDay)).toEqual([]);
});
