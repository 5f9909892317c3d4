import { readMovePackages } from './move-packages.ts';

const homeRemovals = { id: 5, slug: 'home-removals' };
const product = (id: number, description: string) => ({
  id,
  name: `Move ${id}`,
  slug: `move-${id}`,
  price: 39_500,
  description,
});

describe('moves at a fixed price', () => {
  it('are products with a capacity, the smallest first, each with its area and page', async () => {
    const products = [
      product(1, 'Up to 55 cubic metres, four movers'),
      product(2, 'Four hours, two movers'),
      product(3, 'Up to 17 cubic metres, two movers'),
    ];
    const packages = await readMovePackages([homeRemovals], () => Promise.resolve(products));
    expect(packages.map(({ productid }) => productid)).toEqual([3, 1]);
    expect(packages[0]).toMatchObject({
      litres: 17_000,
      area: 'london',
      path: '/home-removals/move-3',
    });
  });

  it.each([
    ['Up to 17 cubic metres, two movers', 17_000],
    ['Up to 12,5 m³', 12_500],
    ['30m3 and a lorry', 30_000],
    ['14 square metres, a house', undefined],
    ['Four hours, two movers', undefined],
  ])('read the capacity from %p', async (description, litres) => {
    const products = [product(1, description)];
    const packages = await readMovePackages([homeRemovals], () => Promise.resolve(products));
    expect(packages[0]?.litres).toBe(litres);
  });
});
