import * as fc from 'fast-check';
import { formatMoney, toPence, toPounds } from './format';

describe('money (specification, section 9; rule 14)', () => {
  it('shows every amount with the pound sign and two decimals', () => {
    expect([0, 5, 5500, 123_450].map(formatMoney)).toEqual([
      '£0.00',
      '£0.05',
      '£55.00',
      '£1,234.50',
    ]);
  });

  it('formats amounts like Intl does for British English, with a minus sign instead of a hyphen', () => {
    const { format } = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 1_000_000_000 }),
        (pence) => formatMoney(pence) === format(pence / 100).replace('-', '−'),
      ),
    );
  });

  it('reads pounds given as number or text', () => {
    expect([toPence(2.95), toPence('239'), toPence('0.1')]).toEqual([295, 23_900, 10]);
  });

  it('converts to pounds and back without losing a penny', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        (pence) => toPence(toPounds(pence)) === pence,
      ),
    );
  });

  it.each(['', 'free', Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %p, which is no amount',
    (value) => {
      expect(() => toPence(value)).toThrow(RangeError);
    },
  );
});
