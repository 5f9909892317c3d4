import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Federation plugin that compares each version range only once with the provided version. Without
 * it the runtime compares for every shared module, and again when each is loaded. That is half of
 * the runtime's work while a remote starts. The plugin compares caret ranges like `^1.2.3`, the
 * runtime all others.
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

/** Returns whether a version satisfies a caret range of major 1 or more. Returns false for any other range. */
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
