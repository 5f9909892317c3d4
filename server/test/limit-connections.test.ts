import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { BusyError } from '../src/overload/busy-error.ts';
import { limitConnections } from '../src/overload/limit-connections.ts';

const MAX_CONNECTIONS = 3;

async function serverWithLimit() {
  const app = Fastify();
  const isUrgent = ({ url }: { url: string }) => url === '/order';
  limitConnections(app, MAX_CONNECTIONS, isUrgent, () => new BusyError());
  app.get('/*', () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agents: Agent[] = [];
  const openSockets: Socket[] = [];
  after(() => {
    for (const agent of agents) agent.destroy();
    for (const socket of openSockets) socket.destroy();
    return app.close();
  });
  /** Returns a function that sends requests over one connection. */
  const visitor = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return async (path: string) => {
      const [response] = await once(request({ agent, port, path }).end(), 'response');
      response.resume();
      await once(response, 'end');
      const { 'retry-after': retryAfter, connection } = response.headers;
      return { status: response.statusCode as number, retryAfter, connection };
    };
  };
  const countConnections = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_failure, count) => resolve(count));
    });
  /** Opens connections that never finish their request. */
  const occupy = async (count: number) => {
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
    openSockets.push(...sockets);
    for (const socket of sockets) socket.on('error', () => undefined).write('GET / HTTP/1.1\r\n');
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return async () => {
      for (const socket of sockets) socket.destroy();
      while ((await countConnections()) >= MAX_CONNECTIONS)
        await new Promise((resolve) => setTimeout(resolve, 5));
    };
  };
  return { visitor, occupy, port };
}

describe('a server with more connections than its limit', () => {
  it('refuses pages at once with 503 on the new ones, serves orders, and recovers', async () => {
    const { visitor, occupy } = await serverWithLimit();
    const leave = await occupy(MAX_CONNECTIONS);
    const refused = { status: 503, retryAfter: '5', connection: 'close' };
    assert.deepEqual(await visitor()('/page'), refused);
    assert.equal((await visitor()('/order')).status, 200);
    await leave();
    assert.equal((await visitor()('/page')).status, 200);
  });

  it('closes idle connections for new ones', async () => {
    const { visitor } = await serverWithLimit();
    const visitors = Array.from({ length: MAX_CONNECTIONS }, visitor);
    for (const visit of visitors) assert.equal((await visit('/page')).status, 200);
    assert.equal((await visitor()('/page')).status, 503);
    assert.equal((await visitor()('/page')).status, 200);
  });

  it('drops connections above twice the limit', async () => {
    const { occupy, port } = await serverWithLimit();
    await occupy(MAX_CONNECTIONS * 2);
    const dropped = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(dropped, 'close');
  });
});
