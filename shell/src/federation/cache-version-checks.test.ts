import { cacheVersionChecks } from './cache-version-checks';

type Ask = (asked: object) => { resolver(): unknown };

const providedModule = { from: 'shell' };

/** Returns how often the runtime compares the versions of these modules. */
function countComparisons(
  ...versionRequests: [name: string, requiredVersion: string, version: string][]
) {
  const ask = cacheVersionChecks().resolveShare as unknown as Ask;
  const resolver = jest.fn(() => ({ shared: providedModule, useTreesShaking: false }));
  for (const [pkgName, requiredVersion, version] of versionRequests) {
    const response = ask({
      shareScopeMap: { default: { [pkgName]: { [version]: providedModule } } },
      scope: 'default',
      pkgName,
      version,
      shareInfo: { shareConfig: { singleton: true, requiredVersion } },
      resolver,
    });
    expect(response.resolver()).toEqual({ shared: providedModule, useTreesShaking: false });
  }
  return resolver.mock.calls.length;
}

describe('the version range of a remote', () => {
  it.each([
    ['^4.0.0', '4.0.0'],
    ['^4.0.0', '4.0.1'],
    ['^4.1.2', '4.2.0'],
    ['^19.3.1', '19.10.0'],
  ])('%s is satisfied by %s without the runtime', (versionRange, version) => {
    expect(countComparisons(['shared/store', versionRange, version])).toBe(0);
  });

  it.each([
    ['^4.0.1', '4.0.0'],
    ['^4.1.0', '4.0.9'],
    ['^4.0.0', '5.0.0'],
    ['^4.0.0', '4.1.0-next.1'],
    ['^0.1.0', '0.2.0'],
    ['>=4 <6', '4.0.0'],
  ])('%s and %s are compared by the runtime', (versionRange, version) => {
    expect(countComparisons(['shared/store', versionRange, version])).toBe(1);
  });

  it('is compared once for each provided version', () => {
    const versionRequest = ['>=4 <6', '4.0.0'] as const;
    expect(
      countComparisons(
        ['shared/store', ...versionRequest],
        ['shared/store', ...versionRequest],
        ['shared/ui', ...versionRequest],
      ),
    ).toBe(1);
  });

  it('is rejected each time if the page does not satisfy it', () => {
    const ask = cacheVersionChecks().resolveShare as unknown as Ask;
    const refused = () =>
      ask({
        shareScopeMap: { default: { react: { '18.0.0': providedModule } } },
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
