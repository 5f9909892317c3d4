import { describePeriod } from './use-download';

describe('the file name of an export', () => {
  it.each([
    [{ from: '2026-10-01', to: '2026-10-31' }, '2026-10'],
    [{ from: '2026-02-01', to: '2026-02-28' }, '2026-02'],
    [{ placedfrom: '2026-10-01', placedto: '2026-10-31' }, '2026-10'],
    [{ from: '2026-10-01', to: '2026-10-30' }, '2026-10-01-to-2026-10-30'],
    [{ from: '2026-10-01', to: '2026-11-30' }, '2026-10-01-to-2026-11-30'],
    [{ from: '2026-10-05', to: '2026-10-05' }, '2026-10-05'],
  ])('has the days %j as %s', (body, name) => expect(describePeriod(body)).toBe(name));

  it('has today for an export without days', () => {
    jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') });
    expect(describePeriod({ state: 'paid' })).toBe('2026-11-28');
    jest.useRealTimers();
  });
});
