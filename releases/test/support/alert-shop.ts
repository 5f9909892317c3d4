import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import type { ReleaseAlert } from 'server/release-alerts';
import type { ObjectStore } from 'server/store/object-store';
import { alertsDocument } from '../../src/alerts/alert-document.ts';
import type { AlertTiming } from '../../src/alerts/alert-worker.ts';
import { readBuild } from '../../src/builds/local-build.ts';
import { storeRelease } from '../../src/builds/store-build.ts';
import { rollBack } from '../../src/changes/roll-back.ts';
import { describeFigures } from '../../src/figures/describe-figures.ts';
import { toCountName } from '../../src/figures/figure-scale.ts';
import { releaseFiguresDocument } from '../../src/figures/release-figures.ts';
import { commitChange } from '../../src/registry/commit-change.ts';
import type { Author } from '../../src/builds/release.ts';
import { readRegistry } from '../../src/registry/registry.ts';
import { buildReleaseService } from '../../src/service/build-release-service.ts';
import { readServiceSettings } from '../../src/service/read-service-settings.ts';
import { compareAndSwapDocument, readDocument } from '../../src/store/compare-and-swap-document.ts';
import { createBuild, temporaryFolder } from './builds.ts';
import { openDataFolder } from './publish-to.ts';

/** Retries at once, as often as by default. */
const QUICKLY: AlertTiming = { retryDelaysMs: [50, 50, 50, 50, 50, 50], timeoutMs: 5_000 };

const ada = { by: 'Ada Example', commit: 'unknown', why: 'Ada said so' };

/**
 * Creates a data folder with two releases of the catalogue. Returns functions that start release
 * services on this folder.
 */
export async function createAlertShop(owners: object) {
  const data = temporaryFolder();
  const ownersFile = join(data, 'owners.json');
  writeFileSync(ownersFile, JSON.stringify(owners));
  const releases = await openDataFolder(data);

  async function release(content: string): Promise<void> {
    const build = await readBuild(createBuild('catalog', content, { owner: 'catalogue' }));
    const live = { catalog: await storeRelease(releases.store, build, ada) };
    await commitChange(releases.store, ada, () => Promise.resolve({ what: 'release', live }));
  }

  async function startService(timing: AlertTiming = QUICKLY) {
    const settings = readServiceSettings({
      LOG_LEVEL: 'silent',
      DATA_DIR: data,
      RELEASE_POLL_MS: '50',
      RELEASE_OWNERS: ownersFile,
    });
    const service = await buildReleaseService(settings, timing);
    await service.ready();
    after(() => service.close());
    return service;
  }

  await release('one');
  await release('two');
  return {
    data,
    store: releases.store,
    startService,
    release,
    /** Returns the versions of the catalogue, the live one first. */
    listVersions: async () =>
      (await readRegistry(releases.store)).registry.microFrontends['catalog']?.map(
        ({ metadata }) => metadata.version,
      ) ?? [],
    rollBack: (author: Author = ada) => rollBack(releases, ['catalog'], author),
    readAlerts: async (): Promise<ReleaseAlert[]> =>
      (await readDocument(releases.store, alertsDocument)).content.alerts,
    /** Resolves when a service has seen the current registry. */
    hasRevision: async () =>
      (await readDocument(releases.store, alertsDocument)).content.revision !== null,
  };
}

/** Publishes figures in which all LCP values of a version of the catalogue are equal. */
export async function publishLcp(
  store: ObjectStore,
  measurements: { version: string | undefined; lcpMs: number; samples: number }[],
): Promise<void> {
  const { registry } = await readRegistry(store);
  const lastDay = measurements.map(({ version = '', lcpMs, samples }) => ({
    remote: 'catalog',
    version,
    assigned: false,
    counts: { [toCountName('lcp', lcpMs)]: samples },
  }));
  const figures = describeFigures(registry, lastDay, []);
  await compareAndSwapDocument(store, releaseFiguresDocument, () => ({ figures }));
}

export type AlertShop = Awaited<ReturnType<typeof createAlertShop>>;
