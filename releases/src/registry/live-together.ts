import { changesLive } from './changes-live.ts';
import type { RegistryDocument } from './registry.ts';

/** Number of changes that are searched. The history is complete for that many. */
const LOOKED_BACK = 50;

/** Versions by package name. */
type Versions = Record<string, string>;

/**
 * Returns whether exactly these releases are or were live together, according to the history. They
 * then need no compatibility check.
 */
export function wereLiveTogether(
  registry: RegistryDocument,
  microFrontends: RegistryDocument['microFrontends'],
): boolean {
  const wanted = textOf(versionsOf(microFrontends));
  return compositions(registry).some((versions) => textOf(versions) === wanted);
}

/** Returns the sets of versions that are or were live, the current set first. */
function compositions({ microFrontends, history }: RegistryDocument): Versions[] {
  let versions = versionsOf(microFrontends);
  const found = [versions];
  for (const { moves } of history.slice(-LOOKED_BACK).filter(changesLive).toReversed()) {
    // A change that did not lead to the later versions shows a gap in the history.
    if (moves.some(({ name, to }) => versions[name] !== to)) break;
    const before = moves.map(({ name, from }) => [name, from] as const);
    const all = { ...versions, ...Object.fromEntries(before) };
    versions = Object.fromEntries(
      Object.entries(all).flatMap(([name, version]) => (version === null ? [] : [[name, version]])),
    );
    found.push(versions);
  }
  return found;
}

const versionsOf = (microFrontends: RegistryDocument['microFrontends']): Versions =>
  Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [live]]) =>
      live ? [[name, live.metadata.version]] : [],
    ),
  );

const textOf = (versions: Versions) => JSON.stringify(Object.entries(versions).sort());
