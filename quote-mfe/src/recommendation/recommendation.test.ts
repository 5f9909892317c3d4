import { readCapacity } from 'contract/catalog/move-capacity';
import { recommendPackage } from './recommendation';
import { kits } from 'contract/catalog/kits';
import { findKit } from './kit-hint';
import type { MovePackage } from './packages-api';

const createAddress = (postcode = '') => ({ postcode, floor: 0, lift: false });
const move = (name: string, litres: number): MovePackage => ({
  name,
  litres,
  price: 39_500,
  description: '',
  path: '/moves/one',
  area: 'london',
});
const packages = [move('Small', 17_000), move('Large', 30_000)];
/** Returns a plan with this number of armchairs. Each armchair has 700 litres. */
const plan = (armchair: number, from = '', to = '') => ({
  counts: { armchair },
  from: createAddress(from),
  to: createAddress(to),
});

describe('the recommendation', () => {
  it('is the smallest package with enough capacity', () => {
    expect(recommendPackage(plan(24), packages)).toMatchObject({
      kind: 'package',
      movePackage: { name: 'Small' },
    });
    expect(recommendPackage(plan(25), packages)).toMatchObject({
      kind: 'package',
      movePackage: { name: 'Large' },
    });
  });

  it('is to ask for a quote if there is too much, no package, or an address outside London', () => {
    expect(recommendPackage(plan(60), packages)).toEqual({ kind: 'ask', reason: 'too-much' });
    expect(recommendPackage(plan(1), [])).toEqual({ kind: 'ask', reason: 'no-packages' });
    const beyond = { kind: 'ask', reason: 'leaves-area' };
    expect(recommendPackage(plan(1, 'SE1 7PB', 'LS1 4DY'), packages)).toEqual(beyond);
    const across = { kind: 'ask', reason: 'off-mainland' };
    expect(recommendPackage(plan(1, 'BT1 1AA', 'SE1 7PB'), packages)).toEqual(across);
  });

  it('promises no price if a postcode cannot be read', () => {
    expect(recommendPackage(plan(1, 'SE1 7PB'), packages)).toMatchObject({ isPriced: true });
    expect(recommendPackage(plan(1, 'SWIA 1AA'), packages)).toMatchObject({ isPriced: false });
  });

  it('follows the area that the firm has set for the service', () => {
    const mainlandMove = { ...move('Far', 17_000), area: 'mainland' as const };
    expect(recommendPackage(plan(1, 'LS1 4DY'), [mainlandMove])).toMatchObject({ kind: 'package' });
  });

  it('is empty before anything is counted', () => {
    expect(recommendPackage(plan(0), packages)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['Up to 17 cubic metres, two movers', 17_000],
    ['Up to 12,5 m³', 12_500],
    ['30m3 and a lorry', 30_000],
    ['14 square metres, a house', null],
    ['Four hours, two movers', null],
  ])('reads the capacity of a package from %p', (description, litres) =>
    expect(readCapacity({ description })).toBe(litres),
  );

  it('names the smallest kit with enough boxes, or the largest kit', () => {
    expect(findKit(0, kits)).toBeNull();
    expect(findKit(40, kits)?.letter).toBe('A');
    expect(findKit(45, kits)?.letter).toBe('B');
    expect(findKit(180, kits)?.letter).toBe('C');
  });
});
