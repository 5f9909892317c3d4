import { after } from 'node:test';
import { createShopClient } from 'releases/shop-client';
import { addToken } from 'releases/tokens';
import { readRegistry } from 'releases/registry';
import { openReleases } from 'releases/releases';
import { readSettings } from '../../src/settings/settings.ts';
import { temporaryFolder } from '../../../releases/test/support/builds.ts';
import { limitInShortForm } from '../../../releases/test/support/long-form.ts';
import { publishSmallBuilds } from '../../../releases/test/support/published-once.ts';
import { startS3 } from '../../../server/test/support/s3-counterpart.ts';
import { startReleaseService } from './release-service.ts';
import { startEdge } from './shop-of.ts';

/**
 * Returns settings with an empty data folder. In the long form, returns them also with an empty S3
 * store.
 */
export async function createStoreSettings() {
  const s3 = await startS3();
  after(() => s3.close());
  let prefixes = 0;
  return limitInShortForm<{ kind: string; env: () => Record<string, string> }>([
    { kind: 'a folder', env: () => ({}) },
    {
      kind: 'a store of the S3 protocol',
      env: () => ({ RELEASE_STORE: `s3://${s3.bucket}/${(prefixes += 1)}` }),
    },
  ]);
}

/** Starts a shop with small releases of the shell and three remotes. Teams release over HTTP. */
export async function startApiShop(env: Record<string, string> = {}) {
  const data = temporaryFolder();
  const releases = await openReleases(
    readSettings({
      ...env,
      DATA_DIR: temporaryFolder(),
      ...(env['RELEASE_STORE'] ? {} : { RELEASE_STORE: `${data}/releases` }),
    }),
  );
  const { store } = releases;
  await publishSmallBuilds(store, ['shell', 'catalog', 'basket', 'content']);
  const service = await startReleaseService(data, env);
  const app = await startEdge(data, { ...env, ...service });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const token = async (packages: string[], days = 1) =>
    addToken(store, { packages, holder: `${packages.join(' and ')} team`, days }, 'A test');
  const registry = async () => (await readRegistry(store)).registry;
  return {
    app,
    origin,
    store,
    releases,
    token,
    registry,
    /** Creates a team with a token for these packages. */
    team: async (...packages: string[]) => {
      const { secret } = await token(packages);
      return createShopClient({ origin, token: secret, pausesMs: [10, 10] });
    },
    client: (secret: string, pauses = [10, 10]) =>
      createShopClient({ origin, token: secret, pausesMs: pauses }),
    live: async (name: string) => (await registry()).microFrontends[name]?.[0]?.metadata.version,
    call: (path: string, init: RequestInit & { token?: string } = {}) =>
      fetch(`${origin}/release-api${path}`, {
        ...init,
        headers: {
          ...(init.token && { authorization: `Bearer ${init.token}` }),
          ...(init.headers as Record<string, string>),
        },
      }),
    uploads: async () => (await store.list('uploads/')).map(({ key }) => key),
  };
}
