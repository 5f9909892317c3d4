import type { FastifyBaseLogger } from 'fastify';
import { NOWHERE } from '../pages/warm-up.ts';
import { liveReleases } from '../releases/live-releases.ts';
import type { RegistryDocument } from '../releases/registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { Settings } from '../settings/settings.ts';
import { type Trial, startTrial } from './trial.ts';

/** Finds out by rendering whether it is the fault of a release that it fails. */
export function trialsOf(settings: Settings, files: ReleaseFiles, log: FastifyBaseLogger) {
  const running = new Set<Trial>();
  let isClosing = false;

  function begin(...given: Parameters<typeof startTrial>): Trial {
    const trial = startTrial(...given);
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
    const load = liveReleases(files, () => undefined);
    const [accused, other] = [await load(present), await load(better)];
    const before = liveFolders(present);
    const replacing = liveFolders(better).filter(
      (folder) => !before.includes(folder) || folder === release,
    );
    const control = begin(settings, other, replacing, log);
    if ((await control.page(page)) !== 'renders') return false;
    const trial = begin(settings, accused, [release], log);
    if ((await trial.page(page)) !== 'fails') return false;
    // A machine that has no time for anybody meanwhile says nothing about a release.
    return (await control.page(page, { once: true })) === 'renders';
  }

  return {
    /**
     * Whether the page on which a release failed fails again with what is live, and renders with what would
     * be live instead, before that and after it. What the backend does not answer decides nothing.
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

/** A page of the package that needs no parameter: where a failure belongs to no page. */
function ownPage({ microFrontends }: RegistryDocument, name: string): string {
  const paths = (microFrontends[name]?.[0]?.extras.routes ?? []).map(({ path }) => path);
  return paths.find((path) => !/[:*]/.test(path)) ?? NOWHERE;
}
