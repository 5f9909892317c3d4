import { londonDay } from './london-day.ts';

describe('the date in London', () => {
  it('changes at midnight in London, in summer and in winter', () => {
    expect(londonDay(new Date('2027-03-02T12:00:00Z'))).toBe('2027-03-02');
    expect(londonDay(new Date('2027-07-31T22:59:59Z'))).toBe('2027-07-31');
    expect(londonDay(new Date('2027-07-31T23:00:00Z'))).toBe('2027-08-01');
    expect(londonDay(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
  });

  it('does not depend on how an ICU version formats a date', () => {
    const formats: { format: object } = Intl.DateTimeFormat.prototype;
    jest.spyOn(formats, 'format', 'get').mockReturnValue(() => '3/2/27');
    expect(londonDay(new Date('2027-03-02T12:00:00Z'))).toBe('2027-03-02');
  });
});
