import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../releases/test/support/eventually.ts';
import { startEchoShop } from './support/passing-shop.ts';

describe('a silent backend', () => {
  it('makes edge refuse calls at once until it responds again', async () => {
    const { origin, socket } = await startEchoShop();
    const backend = await startBackendProcess(socket);
    assert.equal((await fetch(`${origin}/api/x`)).status, 200);
    backend.kill('SIGSTOP');
    // Without detection, each of these calls would wait for its own time limit. The loop would then
    // take ten minutes.
    for (let call = 0; call < 20; call += 1) {
      const { status, headers } = await fetch(`${origin}/api/x`);
      assert.deepEqual([status, headers.get('retry-after')], [503, '5']);
    }
    backend.kill('SIGCONT');
    await eventually(async () => assert.equal((await fetch(`${origin}/api/x`)).status, 200));
  });

  it('is not a backend that responds slowly to one call and fast to others', async () => {
    const { origin, backend, socket } = await startEchoShop();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    backend.get('/api/long', async () => {
      await released;
      return {};
    });
    backend.get('/api/x', () => ({}));
    await backend.listen({ path: socket });
    const long = fetch(`${origin}/api/long`);
    // Longer than the detection of a silent backend takes.
    await pause(8_000);
    assert.equal((await fetch(`${origin}/api/x`)).status, 200);
    release();
    assert.equal((await long).status, 200);
  });
});

/** Starts a backend in its own process, which the test can freeze. */
async function startBackendProcess(socket: string) {
  const program = `require('node:http').createServer((_request, response) => response.end('{}'))
    .listen(${JSON.stringify(socket)}, () => process.send('open'));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 2, 2, 'ipc'] });
  after(() => child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}
