import { calculateFillLevels, formatVans } from './vans.ts';

describe('vans', () => {
  it.each([
    [0, ''],
    [4_000, 'up to half a Luton van'],
    [15_000, 'about one Luton van'],
    [20_000, 'about 1½ Luton vans'],
    [34_000, 'about 2 Luton vans'],
  ])('are named for %d litres as %p', (litres, words) => expect(formatVans(litres)).toBe(words));

  it('are filled one after another', () => {
    expect(calculateFillLevels(0)).toEqual([0]);
    expect(calculateFillLevels(25_500)).toEqual([1, 0.5]);
  });
});
