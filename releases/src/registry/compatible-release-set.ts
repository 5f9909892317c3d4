import { affectsAllVisitors } from './split.ts';
import type { RegistryDocument } from './registry.ts';

const MAX_CHANGES = 50;

type Versions = Record<string, string>;

/**
 * Returns whether these releases are or were live together. Such a set needs no compatibility
 * check.
 */
export function isCompatibleReleaseSet(
  registry: RegistryDocument,
  microFrontends: RegistryDocument['microFrontends'],
): boolean {
  const requestedSet = serializeVersions(listVersions(microFrontends));
  return listLiveVersions(registry).some(
    (versions) => serializeVersions(versions) === requestedSet,
  );
}

/** Returns the sets of versions that were live together, the current set first. */
function listLiveVersions({ microFrontends, history }: RegistryDocument): Versions[] {
  let versions = listVersions(microFrontends);
  const versionSets = [versions];
  for (const { moves } of history.slice(-MAX_CHANGES).filter(affectsAllVisitors).toReversed()) {
    // Stops at a gap in the history, because earlier sets are unknown. At a gap, a change made
    // other versions live than those that the next change replaced.
    if (moves.some(({ name, to }) => versions[name] !== to)) break;
    const formerVersions = moves.map(({ name, from }) => [name, from] as const);
    const mergedVersions = { ...versions, ...Object.fromEntries(formerVersions) };
    versions = Object.fromEntries(
      Object.entries(mergedVersions).flatMap(([name, version]) =>
        version === null ? [] : [[name, version]],
      ),
    );
    versionSets.push(versions);
  }
  return versionSets;
}

const listVersions = (microFrontends: RegistryDocument['microFrontends']): Versions =>
  Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [live]]) =>
      live ? [[name, live.metadata.version]] : [],
    ),
  );

const serializeVersions = (versions: Versions) => JSON.stringify(Object.entries(versions).sort());
