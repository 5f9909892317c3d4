import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Has each wish of a room for a version compared once with what the page gives. The runtime would do so for every module
 * that is shared, and again as each is loaded: half of what it does while a room starts. The wishes of releases, `^1.2.3`,
 * are compared here; of others, one that is not met is refused each time.
 */
export function comparedOnce(): ModuleFederationRuntimePlugin {
  const met = new Set<string>();
  return {
    name: 'compared-once',
    resolveShare(asked) {
      const { shareScopeMap, scope, pkgName, version, shareInfo, resolver } = asked;
      const given = shareScopeMap[scope]?.[pkgName]?.[version];
      const { singleton, requiredVersion } = shareInfo.shareConfig;
      if (!given || !singleton) return asked;
      const wish = `${version} ${requiredVersion}`;
      if (isMet(version, requiredVersion)) met.add(wish);
      asked.resolver = () => {
        if (met.has(wish)) return { shared: given, useTreesShaking: false };
        const found = resolver();
        met.add(wish);
        return found;
      };
      return asked;
    },
  };
}

/** Whether a version is of the same major as a caret names, 1 or more, and not before it; false where that is not so plain. */
function isMet(version: string, wish: string | false): boolean {
  const given = numbersOf(version);
  const wanted = wish && wish.startsWith('^') ? numbersOf(wish.slice(1)) : null;
  if (!given || !wanted || given[0] === 0 || given[0] !== wanted[0]) return false;
  return given[1] === wanted[1] ? given[2] >= wanted[2] : given[1] > wanted[1];
}

function numbersOf(version: string): [number, number, number] | null {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
}
