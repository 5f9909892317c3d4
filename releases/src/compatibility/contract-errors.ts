import { join } from 'node:path';
import { type CheckCache, type CheckedRelease, checkContracts } from 'build/contract';
import { TYPE_BUNDLE_FILE } from 'build/contract-pack';
import { type Finding, formatFindings } from 'build/contract-report';
import { type LocalRelease, type ReleaseContract, readContract } from './release-contract.ts';
import { findMissingNames, findRetainedNeeds } from './contract-names.ts';

/**
 * Returns a sentence for each type incompatibility that `nextReleases` have and `liveReleases` do
 * not have. Throws if the compiler fails or exceeds its time limit.
 */
export async function findContractErrors(
  checkCache: CheckCache,
  liveReleases: LocalRelease[],
  nextReleases: LocalRelease[],
  listRetained: () => Promise<LocalRelease[]> = () => Promise.resolve([]),
): Promise<string[]> {
  const changedNames = nextReleases
    .filter(({ folder }) => !liveReleases.some((liveRelease) => liveRelease.folder === folder))
    .map(({ name }) => name);
  const [before, after] = await Promise.all([
    readContracts(liveReleases),
    readContracts(nextReleases),
  ]);
  const affectedNames = [...after.values()]
    .filter(({ name, shows }) =>
      changedNames.some((changedName) =>
        [name, 'shell', ...shows.map(({ room: remote }) => remote)].includes(changedName),
      ),
    )
    .map(({ name }) => name);
  const nextFindings = [
    ...(await collectFindings(checkCache, after, affectedNames)),
    ...(await findRetainedNeeds(listRetained, before.get('shell'), after.get('shell'))),
  ];
  if (nextFindings.length === 0) return [];
  const liveFindingIds = new Set(
    (await collectFindings(checkCache, before, affectedNames)).map(findingId),
  );
  return formatFindings(nextFindings.filter((finding) => !liveFindingIds.has(findingId(finding))));
}

const findingId = ({ room: remote, about }: Finding) => `${remote} ${about}`;

/**
 * Reads the type bundles of releases. Omits releases with missing files, because another check
 * reports such releases.
 */
async function readContracts(releases: LocalRelease[]): Promise<Map<string, ReleaseContract>> {
  const contracts = await Promise.all(releases.map(readContract));
  return new Map(
    contracts
      .filter((contract) => contract !== undefined)
      .map((knownContract) => [knownContract.name, knownContract]),
  );
}

async function collectFindings(
  checkCache: CheckCache,
  releases: Map<string, ReleaseContract>,
  checkedNames: string[],
): Promise<Finding[]> {
  const shell = releases.get('shell');
  if (!shell) return [];
  const releasesWithoutBundle = [...releases.values()].filter(
    ({ name, hasTypeBundle }) => !hasTypeBundle && [...checkedNames, 'shell'].includes(name),
  );
  const remotes = [...releases.values()].filter(
    ({ name, hasTypeBundle }) => name !== 'shell' && hasTypeBundle,
  );
  const missingNameFindings = remotes
    .filter(({ name }) => checkedNames.includes(name))
    .flatMap((remote) => findMissingNames(remote, shell));
  const compilerFindings = shell.hasTypeBundle
    ? await checkContracts(
        {
          shell: toCheckedRelease(shell),
          remotes: remotes.map(toCheckedRelease),
          check: checkedNames.filter((name) => name !== 'shell'),
        },
        checkCache,
      )
    : [];
  const knownSentences = new Set(missingNameFindings.map(({ sentence }) => sentence));
  return [
    ...releasesWithoutBundle.map(createMissingBundleFinding),
    ...missingNameFindings,
    ...compilerFindings.filter(({ sentence }) => !knownSentences.has(sentence)),
  ];
}

const toCheckedRelease = ({ name, version, folder, shows }: ReleaseContract): CheckedRelease => ({
  name,
  version,
  file: join(folder, TYPE_BUNDLE_FILE),
  shows: shows.map(({ room: remote }) => remote),
});

const createMissingBundleFinding = ({ name, version }: ReleaseContract): Finding => ({
  room: name,
  about: `says nothing ${version}`,
  sentence: `${name} ${version} does not say what it takes and gives: build it again.`,
});
