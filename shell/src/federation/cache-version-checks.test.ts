import { cacheVersionChecks } from './cache-version-checks';

type Ask = (asked: object) => { resolver(): unknown };

const given = { from: 'shell' };

/** Returns how often the runtime compares the versions of these modules. */
function compared(...wishes: [name: string, requiredVersion: string, version: string][]) {
  const ask = cacheVersionChecks().resolveShare as unknown as Ask;
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

describe('the version range of a remote', () => {
  it.each([
    ['^4.0.0', '4.0.0'],
    ['^4.0.0', '4.0.1'],
    ['^4.1.2', '4.2.0'],
    ['^19.3.1', '19.10.0'],
  ])('%s is satisfied by %s without the runtime', (wish, version) => {
    expect(compared(['shared/store', wish, version])).toBe(0);
  });

  it.each([
    ['^4.0.1', '4.0.0'],
    ['^4.1.0', '4.0.9'],
    ['^4.0.0', '5.0.0'],
    ['^4.0.0', '4.1.0-next.1'],
    ['^0.1.0', '0.2.0'],
    ['>=4 <6', '4.0.0'],
  ])('%s and %s are compared by the runtime', (wish, version) => {
    expect(compared(['shared/store', wish, version])).toBe(1);
  });

  it('is compared once for each provided version', () => {
    const wish = ['>=4 <6', '4.0.0'] as const;
    expect(
      compared(['shared/store', ...wish], ['shared/store', ...wish], ['shared/ui', ...wish]),
    ).toBe(1);
  });

  it('is rejected each time if the page does not satisfy it', () => {
    const ask = cacheVersionChecks().resolveShare as unknown as Ask;
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
