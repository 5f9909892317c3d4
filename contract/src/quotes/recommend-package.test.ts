import { recommendPackage } from './recommend-package.ts';

const move = (name: string, litres: number) => ({ name, litres, area: 'london' as const });
const packages = [move('Small', 17_000), move('Large', 30_000)];
const plan = (litres: number, ...postcodes: string[]) => ({ litres, postcodes });

describe('the recommendation', () => {
  it('is the smallest package with enough capacity', () => {
    expect(recommendPackage(plan(16_800), packages)).toMatchObject({
      kind: 'package',
      movePackage: { name: 'Small' },
    });
    expect(recommendPackage(plan(17_500), packages)).toMatchObject({
      kind: 'package',
      movePackage: { name: 'Large' },
    });
  });

  it('is to ask for a quote if there is too much, no package, or an address outside London', () => {
    expect(recommendPackage(plan(42_000), packages)).toEqual({ kind: 'ask', reason: 'too-much' });
    expect(recommendPackage(plan(700), [])).toEqual({ kind: 'ask', reason: 'no-packages' });
    const beyond = { kind: 'ask', reason: 'leaves-area' };
    expect(recommendPackage(plan(700, 'SE1 7PB', 'LS1 4DY'), packages)).toEqual(beyond);
    const across = { kind: 'ask', reason: 'off-mainland' };
    expect(recommendPackage(plan(700, 'BT1 1AA', 'SE1 7PB'), packages)).toEqual(across);
  });

  it('promises no price if a postcode cannot be read', () => {
    expect(recommendPackage(plan(700, 'SE1 7PB'), packages)).toMatchObject({ isPriced: true });
    expect(recommendPackage(plan(700, 'SWIA 1AA'), packages)).toMatchObject({ isPriced: false });
  });

  it('follows the area that the firm has set for the service', () => {
    const mainlandMove = { ...move('Far', 17_000), area: 'mainland' as const };
    expect(recommendPackage(plan(700, 'LS1 4DY'), [mainlandMove])).toMatchObject({
      kind: 'package',
    });
  });

  it('is empty before anything is counted', () => {
    expect(recommendPackage(plan(0), packages)).toEqual({ kind: 'nothing' });
  });
});
