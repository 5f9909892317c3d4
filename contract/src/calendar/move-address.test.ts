import { describeAddress, floorOptions, MAX_FLOOR } from './move-address.ts';

describe('the floors of a move', () => {
  it('are offered from the basement to the highest floor that an order takes', () => {
    expect(floorOptions.slice(0, 3)).toEqual([
      { value: '-1', label: 'Basement' },
      { value: '0', label: 'Ground floor' },
      { value: '1', label: 'Floor 1' },
    ]);
    expect(floorOptions.at(-1)).toEqual({ value: String(MAX_FLOOR), label: `Floor ${MAX_FLOOR}` });
  });

  it.each([
    [-2, 'basement'],
    [0, 'ground floor'],
    [3, 'floor 3'],
  ])('are described in words: %p', (floor, text) =>
    expect(describeAddress({ floor, lift: false, parking: 'nearby' })[0]).toBe(text),
  );
});
