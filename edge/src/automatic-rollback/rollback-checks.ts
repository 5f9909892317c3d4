import type { FastifyBaseLogger } from 'fastify';
import { UNKNOWN_PATH } from '../pages/warm-up.ts';
import { LiveReleaseLoader, type LiveReleases } from 'releases/live-releases';
import type { RegistryDocument } from 'releases/registry';
import type { ReleaseFiles } from 'releases/release-files';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { Settings } from '../settings/settings.ts';
import { RollbackCheck } from './rollback-check.ts';

export function createRollbackChecks(
  settings: Settings,
  files: ReleaseFiles,
  log: FastifyBaseLogger,
  checkMs: number | undefined,
) {
  const runningChecks = new Set<RollbackCheck>();
  let isClosing = false;

  function startCheck(live: LiveReleases, watchedReleases: string[]): RollbackCheck {
    const rollbackCheck = new RollbackCheck(settings, live, watchedReleases, log, checkMs);
    runningChecks.add(rollbackCheck);
    if (isClosing) rollbackCheck.end();
    return rollbackCheck;
  }

  async function compareReleases(
    { name, release, url }: ReleaseFailure,
    currentRegistry: RegistryDocument,
    nextRegistry: RegistryDocument,
  ): Promise<boolean> {
    const pagePath = url ?? findOwnPage(currentRegistry, name);
    const loader = new LiveReleaseLoader(files, () => undefined);
    const [currentLive, nextLive] = [
      await loader.load(currentRegistry),
      await loader.load(nextRegistry),
    ];
    const currentFolders = listLiveFolders(currentRegistry);
    const replacementFolders = listLiveFolders(nextRegistry).filter(
      (folder) => !currentFolders.includes(folder) || folder === release,
    );
    const controlCheck = startCheck(nextLive, replacementFolders);
    if ((await controlCheck.renderRepeatedly(pagePath)) !== 'renders') return false;
    const failingCheck = startCheck(currentLive, [release]);
    if ((await failingCheck.renderRepeatedly(pagePath)) !== 'fails') return false;
    // Renders the page again with the next releases, which rendered it without failures before. If
    // the next releases fail now, the machine is overloaded, and the result proves nothing.
    return (await controlCheck.renderRepeatedly(pagePath, { once: true })) === 'renders';
  }

  return {
    /**
     * Resolves to true if the next releases render a page on which the current releases fail.
     * Resolves to false if the backend does not respond.
     */
    async isNextBetter(...parameters: Parameters<typeof compareReleases>): Promise<boolean> {
      try {
        return await compareReleases(...parameters);
      } finally {
        for (const runningCheck of runningChecks) runningCheck.end();
        runningChecks.clear();
      }
    },
    close(): void {
      isClosing = true;
      for (const runningCheck of runningChecks) runningCheck.end();
    },
  };
}

const listLiveFolders = ({ microFrontends }: RegistryDocument) =>
  Object.values(microFrontends).flatMap(([live]) => live?.extras.folder ?? []);

/**
 * Returns the path of one of the package's pages, for a failure that no page caused. Skips paths
 * with parameters.
 */
function findOwnPage({ microFrontends }: RegistryDocument, name: string): string {
  const paths = (microFrontends[name]?.[0]?.extras.routes ?? []).map(({ path }) => path);
  return paths.find((path) => !/[:*]/.test(path)) ?? UNKNOWN_PATH;
}
