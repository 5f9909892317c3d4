import { formerReleases } from '../registry/former-releases.ts';
import { changesLive } from '../registry/changes-live.ts';
import type { Change } from '../registry/next-registry.ts';
import type { Move, RegistryDocument } from '../registry/registry.ts';

/** Author of automatic rollbacks in the registry. */
export const AUTOMATIC = 'automatic return';

/** Largest number of former releases that are candidates for a rollback. */
const MOST_TRIED = 3;

/**
 * Returns the candidates for a rollback, the best first: the package's former release, then that
 * with former releases of packages released in the same change, then older releases. It skips
 * releases that were rolled back automatically.
 */
export function waysBack(registry: RegistryDocument, name: string): Change['live'][] {
  const goodOf = (one: string) =>
    formerReleases(registry, one).filter(
      ({ metadata }) => !wasTakenBack(registry, one, metadata.version),
    );
  const [former, ...older] = goodOf(name).slice(0, MOST_TRIED);
  if (!former) return [];
  const companions = stepOf(registry, name).flatMap((one) => {
    const [release] = isHeld(registry, one) ? [] : goodOf(one);
    return release ? [[one, release] as const] : [];
  });
  return [
    { [name]: former },
    ...(companions.length > 0 ? [{ [name]: former, ...Object.fromEntries(companions) }] : []),
    ...older.map((release) => ({ [name]: release })),
  ];
}

/**
 * Returns whether the last change of the package was an automatic rollback. A second one would need
 * a person's decision.
 */
export const isHeld = ({ history }: RegistryDocument, name: string): boolean =>
  movesOf(history, name).at(-1)?.by === AUTOMATIC;

function wasTakenBack({ history }: RegistryDocument, name: string, version: string): boolean {
  const last = movesOf(history, name).findLast(({ by, moves }) =>
    moves.some(
      (move) => move.name === name && (by === AUTOMATIC ? move.from : move.to) === version,
    ),
  );
  return last?.by === AUTOMATIC;
}

/** Returns the other packages that went live in the same change and have not changed since. */
function stepOf({ history, microFrontends }: RegistryDocument, name: string): string[] {
  const step = movesOf(history, name).at(-1)?.moves ?? [];
  return step
    .filter((move) => microFrontends[move.name]?.[0]?.metadata.version === move.to)
    .flatMap((move) => (move.name === name ? [] : [move.name]));
}

const movesOf = (history: Move[], name: string) =>
  history.filter((move) => changesLive(move) && move.moves.some((one) => one.name === name));
