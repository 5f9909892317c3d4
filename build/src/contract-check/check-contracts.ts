import { join } from 'node:path';
import { SCRIPT_EXTENSION, getInstallFolder } from '../install-location.ts';
import type { Finding } from './explain.ts';
import { cacheResult, computeCacheKey, readCachedResult } from './result-cache.ts';
import { runInSubprocess } from './run-in-subprocess.ts';
import { replacePlaceholders } from './type-bundle.ts';

export interface CheckRequest {
  shell: CheckedRelease;
  remotes: CheckedRelease[];
  /** Names of the remotes to check. */
  check: string[];
}

export interface CheckedRelease {
  name: string;
  version: string;
  /** Path of the type bundle. */
  file: string;
  /** Names of the remotes that this release embeds. */
  shows: string[];
}

export interface CheckCache {
  recall(key: string): Promise<Finding[] | undefined>;
  remember(key: string, findings: Finding[]): Promise<void>;
}

/**
 * Returns the type incompatibilities of the remotes in `check`. Throws if the compiler exceeds its
 * time limit.
 */
export async function checkContracts(
  { shell, remotes, check }: CheckRequest,
  cache: CheckCache = localCheckCache,
): Promise<Finding[]> {
  const checks = await Promise.all(
    remotes
      .filter(({ name }) => check.includes(name))
      .map(async (remote) => {
        const relatedReleases = [
          shell,
          remote,
          ...remotes.filter(({ name }) => remote.shows.includes(name)),
        ];
        const relatedNames = relatedReleases.map(({ name }) => name);
        const key = await computeCacheKey(
          relatedNames,
          relatedReleases.map(({ file }) => file),
        );
        return { name: remote.name, key, relatedReleases, cachedFindings: await cache.recall(key) };
      }),
  );
  const uncachedChecks = checks
    .filter(({ cachedFindings }) => !cachedFindings)
    .map(({ name, key, relatedReleases }) => ({ name, key, relatedReleases }));
  const neededNames = new Set(
    uncachedChecks.flatMap(({ relatedReleases }) => relatedReleases.map(({ name }) => name)),
  );
  const newFindings = await compileChecks({
    shell,
    remotes: remotes.filter(({ name }) => neededNames.has(name)),
    check: uncachedChecks.map(({ name }) => name),
  });
  for (const { name, key } of uncachedChecks) await cache.remember(key, newFindings[name] ?? []);
  const titles = Object.fromEntries(
    [shell, ...remotes].map(({ name, version }) => [name, `${name} ${version}`]),
  );
  return checks
    .flatMap(({ name, cachedFindings }) => cachedFindings ?? newFindings[name] ?? [])
    .map((finding) => ({ ...finding, sentence: replacePlaceholders(finding.sentence, titles) }));
}

async function compileChecks(checkRequest: CheckRequest): Promise<Record<string, Finding[]>> {
  const remoteCount = checkRequest.check.length;
  if (remoteCount === 0) return {};
  return runInSubprocess(
    'The check of the contract',
    `check-contracts-process${SCRIPT_EXTENSION}`,
    checkRequest,
    LIMIT_MS * remoteCount,
  );
}

const CACHE = join(getInstallFolder(), '.cache/contract/fits');

export const localCheckCache: CheckCache = {
  recall: (key) => readCachedResult<Finding[]>(CACHE, key),
  remember: (key, findings) => cacheResult(CACHE, key, findings),
};

/**
 * Time limit of a check in ms, for types that compile without end. On an idle processor, a check
 * takes two to three seconds, and many times longer beside other builds.
 */
const LIMIT_MS = 300_000;
