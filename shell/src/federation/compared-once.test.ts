import { comparedOnce } from './compared-once';

type Ask = (asked: object) => { resolver(): unknown };

const given = { from: 'shell' };

/** How often the runtime compares when a room asks for these: names, with what it wants and what the page gives. */
function compared(...wishes: [name: string, requiredVersion: string, version: string][]) {
  const ask = comparedOnce().resolveShare as unknown as Ask;
  const resolver = jest.fn(() => ({ shared: given, useTreesShaking: false }));
  for (const [pkgName, requiredVersion, version] of wishes) {
    const answer = ask({
      shareScopeMap: { default: { [pkgName]: { [version]: given } } },
      scope: 'default',
      pkgName,
      version,
      shareInfo: { shareConfig: { singleton: true, requiredVersion } },
      resolver,
    });
    expect(answer.resolver()).toEqual({ shared: given, useTreesShaking: false });
  }
  return resolver.mock.calls.length;
}

describe("a room's wish for a version", () => {
  it.each([
    ['^4.0.0', '4.0.0'],
    ['^4.0.0', '4.0.1'],
    ['^4.1.2', '4.2.0'],
    ['^19.3.1', '19.10.0'],
  ])('%s is met by %s without the runtime', (wish, version) => {
    expect(compared(['shared/core', wish, version])).toBe(0);
  });

  it.each([
    ['^4.0.1', '4.0.0'],
    ['^4.1.0', '4.0.9'],
    ['^4.0.0', '5.0.0'],
    ['^4.0.0', '4.1.0-next.1'],
    ['^0.1.0', '0.2.0'],
    ['>=4 <6', '4.0.0'],
  ])('%s and %s are compared by the runtime', (wish, version) => {
    expect(compared(['shared/core', wish, version])).toBe(1);
  });

  it('is compared once, for whatever the page gives in that version', () => {
    const wish = ['>=4 <6', '4.0.0'] as const;
    expect(
      compared(['shared/core', ...wish], ['shared/core', ...wish], ['shared/ui', ...wish]),
    ).toBe(1);
  });

  it('that the page does not meet is refused each time', () => {
    const ask = comparedOnce().resolveShare as unknown as Ask;
    const refused = () =>
      ask({
        shareScopeMap: { default: { react: { '18.0.0': given } } },
        scope: 'default',
        pkgName: 'react',
        version: '18.0.0',
        shareInfo: { shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
        resolver: () => {
          throw new Error('does not satisfy');
        },
      }).resolver();
    expect(refused).toThrow('satisfy');
    expect(refused).toThrow('satisfy');
  });
});
