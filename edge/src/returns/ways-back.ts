import { formerReleases } from '../releases/former-releases.ts';
import { changesLive } from '../releases/changes-live.ts';
import type { Change } from '../releases/next-registry.ts';
import type { Move, RegistryDocument } from '../releases/registry.ts';

/** Who makes the moves that nobody made. */
export const AUTOMATIC = 'automatic return';

/** How many older releases of a package are looked at. */
const MOST_TRIED = 3;

/**
 * What could be live instead of a package's present release, the best first: the release before it, that
 * together with those before whatever went live in the same step, then older ones. Never one that was
 * itself taken back automatically and that nobody has released since.
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

/** Whether the package was taken back already and nobody has moved it since: then people decide. */
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

/** The other packages that went live with the present release and have not moved since. */
function stepOf({ history, microFrontends }: RegistryDocument, name: string): string[] {
  const step = movesOf(history, name).at(-1)?.moves ?? [];
  return step
    .filter((move) => microFrontends[move.name]?.[0]?.metadata.version === move.to)
    .flatMap((move) => (move.name === name ? [] : [move.name]));
}

const movesOf = (history: Move[], name: string) =>
  history.filter((move) => changesLive(move) && move.moves.some((one) => one.name === name));
