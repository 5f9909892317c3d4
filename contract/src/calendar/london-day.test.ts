import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { toLondonDay } from './london-day.ts';

describe('the date in London', () => {
  it('changes at midnight in London, in summer and in winter', () => {
    expect(toLondonDay(new Date('2027-03-02T12:00:00Z'))).toBe('2027-03-02');
    expect(toLondonDay(new Date('2027-07-31T22:59:59Z'))).toBe('2027-07-31');
    expect(toLondonDay(new Date('2027-07-31T23:00:00Z'))).toBe('2027-08-01');
    expect(toLondonDay(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
  });

  it('is right on leap days and on both sides of a clock change', () => {
    expect(toLondonDay(new Date('2028-02-29T23:59:59Z'))).toBe('2028-02-29');
    expect(toLondonDay(new Date('2028-03-01T00:00:00Z'))).toBe('2028-03-01');
    expect(toLondonDay(new Date('2027-03-27T23:59:59Z'))).toBe('2027-03-27');
    expect(toLondonDay(new Date('2027-03-28T22:59:59Z'))).toBe('2027-03-28');
    expect(toLondonDay(new Date('2027-03-28T23:00:00Z'))).toBe('2027-03-29');
    expect(toLondonDay(new Date('2027-10-30T23:00:00Z'))).toBe('2027-10-31');
    expect(toLondonDay(new Date('2027-10-31T23:59:59Z'))).toBe('2027-10-31');
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('is the same on a device in %s', (TZ) => {
    const file = join(process.cwd(), 'contract/src/calendar/london-day.ts');
    const script = `import { toLondonDay } from '${file}';
        const at = new Date('2027-07-31T23:30:00Z');
        console.log(toLondonDay(at), at.getDate());`;
    const output = execFileSync('node', ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ, FORCE_COLOR: '0' },
      encoding: 'utf8',
    });
    // The process also prints its local day, to prove that the time zone is in effect.
    expect(output.trim()).toBe(TZ === 'Pacific/Kiritimati' ? '2027-08-01 1' : '2027-08-01 31');
  });

  it('does not depend on how an ICU version formats a date', () => {
    const formats: { format: object } = Intl.DateTimeFormat.prototype;
    jest.spyOn(formats, 'format', 'get').mockReturnValue(() => '3/2/27');
    expect(toLondonDay(new Date('2027-03-02T12:00:00Z'))).toBe('2027-03-02');
  });
});
