import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { listenOnSocket } from '../src/listening/listen-on-socket.ts';

const home = mkdtempSync(join(tmpdir(), 'socket-'));
after(() => rmSync(home, { recursive: true }));

describe('a server at a socket', () => {
  it('admits only its own user', async () => {
    const path = join(home, 'own.sock');
    const app = Fastify();
    await listenOnSocket(app, path, 'API_SOCKET');
    assert.equal(statSync(path).mode & 0o777, 0o600);
    await app.close();
  });

  it('replaces the socket of a killed process', async () => {
    const path = join(home, 'killed.sock');
    const script = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', script, path]);
    assert.equal(existsSync(path), true);
    const app = Fastify();
    await listenOnSocket(app, path, 'API_SOCKET');
    await app.close();
  });

  it('refuses a socket in use and an invalid path, naming the setting', async () => {
    const path = join(home, 'taken.sock');
    const first = Fastify();
    await listenOnSocket(first, path, 'API_SOCKET');
    for (const unfit of [path, join(home, 'nowhere/api.sock')]) {
      const second = Fastify();
      await assert.rejects(listenOnSocket(second, unfit, 'API_SOCKET'), {
        name: 'SettingError',
        message: /^API_SOCKET /,
      });
      await second.close();
    }
    assert.equal(existsSync(path), true);
    await first.close();
  });
});
