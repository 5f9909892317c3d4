import { listFormerReleases } from '../registry/former-releases.ts';
import { affectsAllVisitors } from '../registry/split.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Change } from '../registry/update.ts';
import type { Move, RegistryDocument } from '../registry/registry.ts';

export const AUTOMATIC_AUTHOR = 'automatic return';

/** Author of promotions and withdrawals that the figures of a split cause. */
export const FIGURES_AUTHOR = 'figures of the split';

/** Returns whether no person made the change. */
export const isAutomaticAuthor = (by: string): boolean =>
  by === AUTOMATIC_AUTHOR || by === FIGURES_AUTHOR;

const MAX_FORMER_RELEASES = 3;

/**
 * Returns the sets of releases to roll back to, in the order in which they are tried. First comes
 * the former release alone, then the former release with the packages of the same change, then
 * older releases. Leaves out releases that `isFailing` accepts.
 */
export function listRollbackCandidates(
  registry: RegistryDocument,
  name: string,
  isFailing: (release: RegisteredRelease) => boolean,
): Change['live'][] {
  const listGoodReleases = (packageName: string) =>
    listFormerReleases(registry, packageName).filter(
      (release) =>
        !wasRolledBackAutomatically(registry, packageName, release.metadata.version) &&
        !isFailing(release),
    );
  const [formerRelease, ...olderReleases] = listGoodReleases(name).slice(0, MAX_FORMER_RELEASES);
  if (!formerRelease) return [];
  const companions = listCompanions(registry, name).flatMap((companionName) => {
    const [release] = wasLastChangeAutomatic(registry, companionName)
      ? []
      : listGoodReleases(companionName);
    return release ? [[companionName, release] as const] : [];
  });
  return [
    { [name]: formerRelease },
    ...(companions.length > 0
      ? [{ [name]: formerRelease, ...Object.fromEntries(companions) }]
      : []),
    ...olderReleases.map((release) => ({ [name]: release })),
  ];
}

export const wasLastChangeAutomatic = ({ history }: RegistryDocument, name: string): boolean =>
  listLiveChanges(history, name).at(-1)?.by === AUTOMATIC_AUTHOR;

function wasRolledBackAutomatically(
  { history }: RegistryDocument,
  name: string,
  version: string,
): boolean {
  const lastChange = listLiveChanges(history, name).findLast(({ by, moves }) =>
    moves.some(
      (move) => move.name === name && (by === AUTOMATIC_AUTHOR ? move.from : move.to) === version,
    ),
  );
  return lastChange?.by === AUTOMATIC_AUTHOR;
}

function listCompanions({ history, microFrontends }: RegistryDocument, name: string): string[] {
  const lastMoves = listLiveChanges(history, name).at(-1)?.moves ?? [];
  return lastMoves
    .filter((move) => microFrontends[move.name]?.[0]?.metadata.version === move.to)
    .flatMap((move) => (move.name === name ? [] : [move.name]));
}

const listLiveChanges = (history: Move[], name: string) =>
  history.filter(
    (move) =>
      affectsAllVisitors(move) && move.moves.some((packageMove) => packageMove.name === name),
  );
