import { changesLive } from './changes-live.ts';
import type { RegistryDocument } from './registry.ts';

/** How many moves are looked back: the history has no gaps among so many. */
const LOOKED_BACK = 50;

/** Versions by their packages' names. */
type Versions = Record<string, string>;

/**
 * Whether exactly these releases are live together, or were: then they fit, and nothing has to be compiled
 * or loaded to know that. By the history, as far back as it tells.
 */
export function wereLiveTogether(
  registry: RegistryDocument,
  microFrontends: RegistryDocument['microFrontends'],
): boolean {
  const wanted = textOf(versionsOf(microFrontends));
  return compositions(registry).some((versions) => textOf(versions) === wanted);
}

/** What was live at a time, the present first. */
function compositions({ microFrontends, history }: RegistryDocument): Versions[] {
  let versions = versionsOf(microFrontends);
  const found = [versions];
  for (const { moves } of history.slice(-LOOKED_BACK).filter(changesLive).toReversed()) {
    // What does not lead to what came after it says nothing about what was before.
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
