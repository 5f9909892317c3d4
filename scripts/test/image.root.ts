import assert from 'node:assert/strict';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'build/free-port';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { createOrderRequests } from '../../edge/bench/orders.ts';
import { type Image, ImageBuilder } from '../image/build-image.ts';
import { type Container, USER_ID, runImage } from '../image/run-image.ts';
import { resolveFolder } from '../packages.mjs';
import { ensureBuilt } from './support/built.ts';

const packages = ['shell', 'catalog-mfe', 'basket-mfe'];

describe('the images of api and edge', { timeout: 1_800_000 }, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'shop-image-'));
  const mounts = { '/data': join(scratch, 'data'), '/run/shop': join(scratch, 'run') };
  const images: Record<string, Image> = {};
  const containers: Record<string, Container> = {};
  let origin: string;

  before(async () => {
    ensureBuilt(...packages);
    for (const folder of Object.values(mounts)) mkdirSync(folder);
    const releases = await openReleases({ dataDir: mounts['/data'], releaseStore: null });
    await publish(releases, packages.map(resolveFolder), { by: 'Ada', commit: 'unknown' });
    const builder = new ImageBuilder(scratch);
    const port = String(await findFreePort(0));
    origin = `http://127.0.0.1:${port}`;
    const settings = {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: origin,
      API_SOCKET: '/run/shop/api.sock',
      RENDER_WORKERS: '1',
    };
    giveTo(USER_ID, mounts['/data'], mounts['/run/shop']);
    for (const name of ['api', 'edge']) {
      images[name] = builder.build(name);
      containers[name] = runImage(images[name], mounts, settings);
    }
    for (const name of ['api', 'edge']) while (!isHealthy(name)) await pause(500);
  });
  after(async () => {
    for (const { process } of Object.values(containers)) process.kill('SIGKILL');
    await pause(500);
    rmSync(scratch, { recursive: true, force: true });
  });

  function isHealthy(name: string): boolean {
    const container = containers[name];
    assert.ok(container);
    assert.equal(container.process.exitCode, null, `${name} has ended`);
    return container.execute(...(images[name]?.healthCheck ?? [])) === 0;
  }

  it('have no build tool', () => {
    for (const { folder } of Object.values(images))
      for (const name of ['typescript', 'webpack', 'jest', 'eslint', '@playwright/test'])
        assert.ok(!existsSync(join(folder, 'srv/shop/node_modules', name)), name);
  });

  it('run as an unprivileged user without capabilities', () => {
    for (const { process } of Object.values(containers)) {
      const status = readFileSync(`/proc/${process.pid}/status`, 'utf8');
      assert.match(status, new RegExp(`^Uid:\\t${USER_ID}\\t${USER_ID}\\t`, 'm'));
      assert.match(status, /^CapEff:\t0+$/m);
    }
  });

  it('write to the data folder alone', () => {
    for (const container of Object.values(containers)) {
      assert.equal(container.execute('touch', '/data/written'), 0);
      for (const path of ['/srv/shop/written', '/etc/written', '/home/written'])
        assert.notEqual(container.execute('touch', path), 0, path);
    }
  });

  it('serve rendered pages and take an order', async () => {
    assert.match(await (await fetch(`${origin}/services`)).text(), /<h1[ >]/);
    const { path, method, headers, body } = (await createOrderRequests(origin))();
    const response = await fetch(origin + path, { method, headers, body });
    assert.match(await response.text(), /"orderno":"SLR\d+"/);
  });

  it('end at SIGTERM, and are unhealthy without each other', async () => {
    assert.equal(await containers['api']?.stop(), 0);
    assert.ok(!isHealthy('edge'));
    assert.equal(await containers['edge']?.stop(), 0);
  });
});

function giveTo(userId: number, ...folders: string[]): void {
  for (const folder of folders)
    for (const entry of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, entry), userId, userId);
}
