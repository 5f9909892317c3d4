import { localCheckCache } from 'build/contract';
import { findContractErrors } from './contract-errors.ts';
import { readLocalReleases } from './release-contract.ts';

type BuildFolders = Record<string, string>;

/**
 * Checks builds together with the live releases. If no shell is live, checks the builds together
 * with `otherBuilds`.
 */
export async function findBuildIncompatibilities(
  liveFolders: string[],
  builds: BuildFolders,
  otherBuilds: BuildFolders,
) {
  const live = await readLocalReleases(liveFolders);
  const isShellLive = live.some(({ name }) => name === 'shell');
  const baseReleases = isShellLive ? live : toLocalReleases(otherBuilds);
  const nextReleases = [
    ...baseReleases.filter(({ name }) => !(name in builds)),
    ...toLocalReleases(builds),
  ];
  return {
    comparedWith: isShellLive ? 'what is live' : 'the builds here, since nothing is live',
    sentences: await findContractErrors(localCheckCache, isShellLive ? live : [], nextReleases),
  };
}

const toLocalReleases = (builds: BuildFolders) =>
  Object.entries(builds).map(([name, folder]) => ({ name, version: 'of this build', folder }));
