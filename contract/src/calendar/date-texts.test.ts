import {
  formatDate,
  formatDay,
  formatFullTime,
  formatHalfDay,
  formatLongTime,
  formatMonth,
  formatTime,
} from './date-texts.ts';

it('formats calendar days without a time zone, and times in London', () => {
  expect(formatDay('2026-11-24')).toBe('Tuesday 24 November 2026');
  expect(formatHalfDay('2026-11-24', 'morning')).toBe('Tuesday 24 November 2026, in the morning');
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(formatDate('2026-07-03T23:30:00.000Z')).toBe('4 July 2026');
  expect(formatTime('2026-07-03T13:05:00.000Z')).toBe('3 Jul 2026, 14:05');
  expect(formatLongTime(new Date('2026-07-03T13:05:00.000Z'))).toBe('3 July 2026 at 14:05');
  expect(formatFullTime(new Date('2026-07-03T13:05:00.000Z'))).toBe('Friday, 3 July 2026 at 14:05');
});

it('formats other text as nothing', () => {
  expect([formatDay('soon'), formatMonth(''), formatDate(''), formatTime('soon')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
