import type { Finding } from 'build/contract-report';
import { type LocalRelease, type ReleaseContract, readContract } from './release-contract.ts';

/**
 * Returns the names that a remote imports but the shell lacks. The compiler check reports the same
 * problem in the same sentence, so that duplicates can be removed.
 */
export const findMissingNames = (remote: ReleaseContract, shell: ReleaseContract): Finding[] =>
  Object.entries(remote.uses).flatMap(([key, names]) => {
    const offeredNames = shell.offers[key];
    const missingNames = offeredNames
      ? names
          .filter((name) => name !== ALL_NAMES && !offeredNames.includes(name))
          .map((name) => `'${name}' of '${key}'`)
      : [`'${key}'`];
    return missingNames.map((missingName) => ({
      room: remote.name,
      about: `lacks ${missingName}`,
      sentence: `${formatRelease(remote)} uses ${missingName}, which ${formatRelease(shell)} does not give.`,
    }));
  });

const ALL_NAMES = '*';

const formatRelease = ({ name, version }: LocalRelease) => `${name} ${version}`;

/** Finds modules that the shell `after` removes although stored remotes still use them. */
export async function findRetainedNeeds(
  listRetained: () => Promise<LocalRelease[]>,
  before?: ReleaseContract,
  after?: ReleaseContract,
): Promise<Finding[]> {
  if (!before || !after) return [];
  const removedModules = Object.keys(before.offers).filter((key) => !(key in after.offers));
  if (removedModules.length === 0) return [];
  const contracts = await Promise.all((await listRetained()).map(readContract));
  return contracts
    .filter((contract) => contract !== undefined)
    .flatMap((contract) =>
      removedModules
        .filter((key) => key in contract.uses)
        .map((key) => ({
          room: contract.name,
          about: `kept ${contract.version} lacks '${key}'`,
          sentence: `${formatRelease(contract)}, which is kept, uses '${key}', which ${formatRelease(after)} no longer gives.`,
        })),
    );
}
