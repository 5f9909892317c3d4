import { homes } from './homes.ts';
import { formatCubicMetres } from '../catalog/move-capacity.ts';
import { sumLitres, MAX_ITEM_COUNT, changeItemCount } from './furniture-counts.ts';
import { items, rooms } from './furniture.ts';

describe('the inventory', () => {
  it('has every item once, with a plausible volume in litres', () => {
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { litres } of items) {
      expect(Number.isInteger(litres)).toBe(true);
      expect(litres).toBeGreaterThanOrEqual(50);
      expect(litres).toBeLessThanOrEqual(2000);
    }
  });

  it('gives each home only known items, and a larger home more', () => {
    const known = new Set(items.map(({ id }) => id));
    for (const { counts } of homes)
      expect(Object.keys(counts).filter((id) => !known.has(id))).toEqual([]);
    const volumes = homes.map(({ counts }) => sumLitres(counts));
    expect(volumes).toEqual([...volumes].sort((one, other) => one - other));
  });

  it.each([
    ['Studio', 8, 11],
    ['1 bedroom', 12, 17],
    ['2 bedrooms', 22, 30],
    ['3 bedrooms', 31, 45],
    ['4 bedrooms', 42, 55],
    ['5 bedrooms', 55, 70],
  ])('has for a typical %s a volume between %d and %d m³', (name, least, most) => {
    const litres = sumLitres(homes.find((home) => home.name === name)?.counts ?? {});
    expect(litres).toBeGreaterThanOrEqual(least * 1000);
    expect(litres).toBeLessThanOrEqual(most * 1000);
  });

  it('has a total volume equal to the sum of its rooms', () => {
    const counts = homes[3]?.counts ?? {};
    const sum = rooms.reduce((all, room) => all + sumLitres(counts, room.items), 0);
    expect(sum).toBe(sumLitres(counts));
    expect(formatCubicMetres(14_249)).toBe('14.2 m³');
  });

  it('limits counts to 0 and the maximum', () => {
    const box = { id: 'box', name: 'Box', litres: 50, step: 5 };
    expect(changeItemCount({}, box, -1)).toEqual({ box: 0 });
    expect(changeItemCount({ box: 3 }, box, -1)).toEqual({ box: 0 });
    expect(changeItemCount({ box: 20 }, box, 1)).toEqual({ box: 25 });
    expect(changeItemCount({ box: MAX_ITEM_COUNT - 2 }, box, 1)).toEqual({ box: MAX_ITEM_COUNT });
  });
});
