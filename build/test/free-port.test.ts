import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { it } from 'node:test';
import { findFreePort } from '../src/development/free-port.ts';

it('a dev server takes the next port if its own is in use', async () => {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const found = await findFreePort(port);
  assert.ok(found > port && found < port + 100);
  server.close();
});

it('a dev server takes any port for 0', async () => {
  assert.ok((await findFreePort(0)) > 0);
});
