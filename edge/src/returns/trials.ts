import type { FastifyBaseLogger } from 'fastify';
import { NOWHERE } from '../pages/warm-up.ts';
import { type Live, LiveReleaseLoader } from 'releases/live-releases';
import type { RegistryDocument } from 'releases/registry';
import type { ReleaseFiles } from 'releases/release-files';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { Settings } from '../settings/settings.ts';
import { Trial } from './trial.ts';

/** Renders pages in separate processes to find out whether a release fails. */
export function trialsOf(settings: Settings, files: ReleaseFiles, log: FastifyBaseLogger) {
  const running = new Set<Trial>();
  let isClosing = false;

  function begin(live: Live, watched: string[]): Trial {
    const trial = new Trial(settings, live, watched, log);
    running.add(trial);
    if (isClosing) trial.end();
    return trial;
  }

  async function compared(
    { name, release, url }: ReleaseFailure,
    present: RegistryDocument,
    better: RegistryDocument,
  ): Promise<boolean> {
    const page = url ?? ownPage(present, name);
    const loader = new LiveReleaseLoader(files, () => undefined);
    const [accused, other] = [await loader.load(present), await loader.load(better)];
    const before = liveFolders(present);
    const replacing = liveFolders(better).filter(
      (folder) => !before.includes(folder) || folder === release,
    );
    const control = begin(other, replacing);
    if ((await control.page(page)) !== 'renders') return false;
    const trial = begin(accused, [release]);
    if ((await trial.page(page)) !== 'fails') return false;
    // Renders with the next releases again. If that fails now, the machine is overloaded.
    return (await control.page(page, { once: true })) === 'renders';
  }

  return {
    /**
     * Resolves to whether the page fails with the current registry and renders with the next one,
     * both before and after the failure. Resolves to false if the backend does not respond.
     */
    async doesBetter(...given: Parameters<typeof compared>): Promise<boolean> {
      try {
        return await compared(...given);
      } finally {
        for (const trial of running) trial.end();
        running.clear();
      }
    },
    close(): void {
      isClosing = true;
      for (const trial of running) trial.end();
    },
  };
}

const liveFolders = ({ microFrontends }: RegistryDocument) =>
  Object.values(microFrontends).flatMap(([live]) => live?.extras.folder ?? []);

/** Returns a page of the package without parameters, for failures outside a page. */
function ownPage({ microFrontends }: RegistryDocument, name: string): string {
  const paths = (microFrontends[name]?.[0]?.extras.routes ?? []).map(({ path }) => path);
  return paths.find((path) => !/[:*]/.test(path)) ?? NOWHERE;
}
