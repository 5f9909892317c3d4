import assert from 'node:assert/strict';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'build/free-port';
import { openReleases } from 'releases/releases';
import { addToken } from 'releases/tokens';
import { createOrderRequests } from '../../edge/bench/orders.ts';
import { type Image, ImageBuilder } from '../image/build-image.ts';
import { type Container, USER_ID, runImage } from '../image/run-image.ts';
import { copyRepository } from './support/copy-of-repository.ts';
import { runCommand } from './support/run-command.ts';

const names = ['releases', 'api', 'edge'] as const;

describe('the images of api, edge and the release service', { timeout: 2_400_000 }, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'shop-image-'));
  const dataDir = join(scratch, 'data');
  const mounts = {
    '/data': dataDir,
    '/run/shop': join(scratch, 'run'),
    '/srv/shop/.cache': join(scratch, 'checks'),
  };
  const { '/srv/shop/.cache': _checks, ...serverMounts } = mounts;
  const images = {} as Record<(typeof names)[number], Image>;
  const containers = {} as Record<(typeof names)[number], Container>;
  let origin: string;

  before(async () => {
    for (const folder of Object.values(mounts)) mkdirSync(folder);
    giveTo(USER_ID, ...Object.values(mounts));
    const builder = new ImageBuilder(scratch);
    for (const name of names) images[name] = builder.build(name);
    const port = String(await findFreePort(0));
    origin = `http://127.0.0.1:${port}`;
    const settings = {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: origin,
      API_SOCKET: '/run/shop/api.sock',
      RELEASE_SERVICE_SOCKET: '/run/shop/releases.sock',
      RENDER_WORKERS: '1',
    };
    const command = ['node', 'scripts/publish-initial.ts'];
    const firstRelease = runImage({ ...images.releases, command }, mounts, settings);
    assert.deepEqual(await once(firstRelease.process, 'exit'), [0, null]);
    for (const name of names)
      containers[name] = runImage(
        images[name],
        name === 'releases' ? mounts : serverMounts,
        settings,
      );
    for (const name of names) while (!isHealthy(name)) await pause(500);
  });
  after(async () => {
    for (const { process } of Object.values(containers)) process.kill('SIGKILL');
    await pause(500);
    rmSync(scratch, { recursive: true, force: true });
  });

  function isHealthy(name: (typeof names)[number]): boolean {
    assert.equal(containers[name].process.exitCode, null, `${name} has ended`);
    return containers[name].execute(...images[name].healthCheck) === 0;
  }

  it('have no build tool in api and edge', () => {
    for (const { folder } of [images.api, images.edge])
      for (const name of ['typescript', 'webpack', 'jest', 'oxlint', '@playwright/test'])
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

  it("check a team's release and make it live", async () => {
    const team = copyRepository();
    const script = 'basket-mfe/dist/remoteEntry.js';
    try {
      cpSync(
        join(images.releases.folder, 'srv/shop/basket-mfe/dist'),
        join(team.folder, 'basket-mfe/dist'),
        { recursive: true },
      );
      appendFileSync(join(team.folder, script), '\n// of the team\n');
      const { store } = await openReleases({ dataDir, releaseStore: null });
      const request = { packages: ['basket'], holder: 'basket team', days: 1 };
      const { secret } = await addToken(store, request, 'Ada');
      giveTo(USER_ID, dataDir);
      const { status, said } = runCommand(
        ['node', 'scripts/publish.ts', 'basket-mfe', '--unseen', '--watch', '0s'],
        { cwd: team.folder, env: { RELEASE_TO: origin, RELEASE_TOKEN: secret } },
      );
      assert.equal(status, 0, said);
      const [, version = ''] = /^basket (\S+) is live at /m.exec(said) ?? [];
      while (!(await (await fetch(`${origin}/cart`)).text()).includes(version)) await pause(200);
    } finally {
      team.remove();
    }
  });

  it('end at SIGTERM within the grace period, and edge is unhealthy without api', async () => {
    assert.equal(await containers.api.stop(), 0);
    assert.ok(!isHealthy('edge'));
    assert.equal(await containers.edge.stop(), 0);
    assert.equal(await containers.releases.stop(), 0);
  });
});

function giveTo(userId: number, ...folders: string[]): void {
  for (const folder of folders)
    for (const entry of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, entry), userId, userId);
}
