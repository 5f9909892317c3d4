import type { ReleaseAlertsDocument } from 'server/release-alerts';
import { isAutomaticAuthor } from '../automatic-rollback/rollback-candidates.ts';
import type { Move, RegistryDocument } from '../registry/registry.ts';
import { type NewAlert, addAlerts } from './alert-document.ts';

/**
 * Adds an alert for each rollback and withdrawn split since `document.revision`. Reads the history
 * of the registry, which every command writes. Returns null if the registry has no later revision.
 * The first run adds no alerts for earlier rollbacks.
 */
export function addRollbackAlerts(
  document: ReleaseAlertsDocument,
  { revision, history }: Pick<RegistryDocument, 'revision' | 'history'>,
): ReleaseAlertsDocument | null {
  const recordedRevision = document.revision ?? revision;
  if (document.revision !== null && revision <= recordedRevision) return null;
  const newMoves = history.filter((move) => move.revision > recordedRevision);
  return { ...addAlerts(document, newMoves.flatMap(toAlerts)), revision };
}

/**
 * Returns one alert for each package that was rolled back. Omits the name and the reason of a
 * person, because they are personal data.
 */
function toAlerts({ id, what, by, why, moves }: Move): NewAlert[] {
  if (what !== 'rollback' && what !== 'withdraw') return [];
  const isAutomatic = isAutomaticAuthor(by);
  return moves.flatMap(({ name, from, to }) =>
    from === null
      ? []
      : {
          key: `${id} ${name}`,
          type: 'release.rolled_back' as const,
          package: name,
          version: from,
          liveVersion: to,
          isAutomatic,
          reason: isAutomatic ? (why ?? '') : 'A person rolled it back.',
        },
  );
}
