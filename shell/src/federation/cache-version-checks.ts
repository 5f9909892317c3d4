import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Caches the version comparisons of shared modules. Otherwise, the federation runtime repeats them,
 * and needs half of its time for comparisons while a remote starts.
 */
export function cacheVersionChecks(): ModuleFederationRuntimePlugin {
  const checkedRanges = new Set<string>();
  return {
    name: 'compared-once',
    resolveShare(request) {
      const { shareScopeMap, scope, pkgName, version, shareInfo, resolver } = request;
      const providedModule = shareScopeMap[scope]?.[pkgName]?.[version];
      const { singleton, requiredVersion } = shareInfo.shareConfig;
      if (!providedModule || !singleton) return request;
      const rangeKey = `${version} ${requiredVersion}`;
      if (satisfiesCaretRange(version, requiredVersion)) checkedRanges.add(rangeKey);
      request.resolver = () => {
        if (checkedRanges.has(rangeKey)) return { shared: providedModule, useTreesShaking: false };
        const resolvedModule = resolver();
        checkedRanges.add(rangeKey);
        return resolvedModule;
      };
      return request;
    },
  };
}

/**
 * Returns whether a version satisfies a caret range of major version 1 or more. Returns false for
 * other ranges.
 */
function satisfiesCaretRange(version: string, versionRange: string | false): boolean {
  const providedVersion = parseVersion(version);
  const minimumVersion =
    versionRange && versionRange.startsWith('^') ? parseVersion(versionRange.slice(1)) : null;
  if (
    !providedVersion ||
    !minimumVersion ||
    providedVersion[0] === 0 ||
    providedVersion[0] !== minimumVersion[0]
  )
    return false;
  return providedVersion[1] === minimumVersion[1]
    ? providedVersion[2] >= minimumVersion[2]
    : providedVersion[1] > minimumVersion[1];
}

function parseVersion(version: string): [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}
