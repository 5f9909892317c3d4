import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { BODY_LIMIT } from 'server/body-limit';
import { eventually } from '../../releases/test/support/eventually.ts';
import { startEchoShop } from './support/passing-shop.ts';

async function echoing(TRUST_PROXY?: string) {
  const made = await startEchoShop(TRUST_PROXY);
  made.backend.all('/api/*', ({ method, raw, headers, body, ip, ips, protocol, host }, reply) => {
    void reply.code(201).headers({ 'x-said': ['a', 'b'], 'retry-after': '7' });
    return { method, url: raw.url, headers, body, ip, ips, protocol, host };
  });
  await made.backend.listen({ path: made.socket });
  return made;
}

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  body: string | undefined;
  ip: string;
  protocol: string;
  host: string;
}

const echoOf = async (pendingResponse: Promise<Response>) =>
  (await (await pendingResponse).json()) as Echo;

/** Returns the error code of a refused call. */
const readErrorCode = async (response: Response) =>
  (await response.json()) as { status: boolean; error: string; code: string };

const isUnavailable = async (response: Response, expectedCode = 'unavailable') => {
  assert.equal(response.status, 503);
  assert.equal(response.headers.get('retry-after'), '5');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const { status, error, code } = await readErrorCode(response);
  assert.deepEqual([status, code], [false, expectedCode]);
  assert.match(error, /^The shop (cannot|is very busy).*\.$/);
};

describe('a call that is forwarded to the backend', () => {
  it("carries this server's request id, so that the logs of both have one id", async () => {
    const { origin } = await echoing();
    const headers = { 'x-request-id': 'chosen by a visitor' };
    const echo = await echoOf(fetch(`${origin}/api/`, { method: 'POST', headers }));
    assert.match(echo.headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/);
  });

  it('keeps its method, path, headers and the bytes of its body', async () => {
    const { origin } = await echoing();
    const path = '/api/getmail/1//a%2F..%2Fb%20c/?q=1&q=%C3%A9';
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const body = '{ "a" : 1,\t"b":"é" }';
      const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=ab' };
      const echo = await echoOf(fetch(origin + path, { method, body, headers }));
      assert.deepEqual([echo.method, echo.url, echo.body], [method, path, body]);
      assert.equal(echo.headers['stripe-signature'], 't=1,v1=ab');
      assert.equal(echo.headers['content-length'], String(Buffer.byteLength(body)));
    }
    const plain = await echoOf(fetch(`${origin}/api/`, { method: 'POST' }));
    assert.equal(plain.body ?? '', '');
  });

  it("gets the status and headers of the backend's response", async () => {
    const { origin } = await echoing();
    const response = await fetch(`${origin}/api/x`);
    assert.equal(response.status, 201);
    assert.equal(response.headers.get('retry-after'), '7');
    assert.equal(response.headers.get('x-said'), 'a, b');
    const length = response.headers.get('content-length');
    const head = await fetch(`${origin}/api/x`, { method: 'HEAD' });
    assert.ok(Number(length) > 0);
    assert.deepEqual([head.status, await head.text()], [201, '']);
    assert.ok(Number(head.headers.get('content-length')) > 0);
  });

  it("has only the visitor's real address, whatever the visitor sends", async () => {
    const { origin } = await echoing();
    const forged = {
      'x-forwarded-for': '192.0.2.7, 192.0.2.8',
      forwarded: 'for=192.0.2.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'elsewhere.test',
    };
    const echo = await echoOf(fetch(`${origin}/api/x`, { headers: forged }));
    assert.equal(echo.ip, '127.0.0.1');
    assert.equal(echo.headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(echo.headers.forwarded, undefined);
    assert.deepEqual([echo.protocol, echo.host], ['http', new URL(origin).host]);
  });

  it('forwards the host of this machine instead of a foreign Host header', async () => {
    const { app } = await echoing();
    const response = await app.inject({ url: '/api/x', headers: { host: 'evil.example' } });
    assert.equal(response.json<Echo>().host, '127.0.0.1:3000');
  });

  it('keeps that address even if the visitor lists the header in Connection', async () => {
    const { origin } = await echoing();
    const sent = request(`${origin}/api/x`, {
      headers: { connection: 'close, x-forwarded-for', 'x-forwarded-for': '192.0.2.7' },
    });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    assert.equal((JSON.parse(await text(response)) as Echo).ip, '127.0.0.1');
  });

  it('has the address, scheme and host from a trusted proxy', async () => {
    const { origin } = await echoing('loopback');
    for (const visitor of ['192.0.2.7', '192.0.2.1:4711', '[2001:db8::1]:4711']) {
      const headers = {
        'x-forwarded-for': `203.0.113.9, ${visitor}`,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'shop.example.com',
      };
      const { ip, protocol, host } = await echoOf(fetch(`${origin}/api/x`, { headers }));
      assert.deepEqual(
        { ip, protocol, host },
        { ip: visitor, protocol: 'https', host: 'shop.example.com' },
      );
    }
  });

  it("is refused above the backend's body limit and accepted at the limit", async () => {
    const { origin } = await echoing();
    const send = (size: number) =>
      fetch(`${origin}/api/x`, { method: 'POST', body: 'x'.repeat(size) });
    assert.equal((await send(BODY_LIMIT)).status, 201);
    const response = await send(BODY_LIMIT + 1);
    assert.equal(response.status, 413);
    assert.equal((await readErrorCode(response)).error, 'The request is too large.');
  });

  it('gets a 503 if the backend breaks off a response', async () => {
    const { origin, backend, socket } = await startEchoShop();
    backend.get('/api/pieces', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': '10' });
      reply.raw.write('first', () => reply.raw.destroy());
    });
    await backend.listen({ path: socket });
    await isUnavailable(await fetch(`${origin}/api/pieces`));
  });

  it('occupies no backend connection for a visitor who does not read the response', async () => {
    const { origin, backend, socket } = await startEchoShop();
    let answered = 0;
    backend.get('/api/big', (_request, reply) => {
      reply.raw.once('close', () => (answered += 1));
      return reply.send(Buffer.alloc(20_000_000));
    });
    await backend.listen({ path: socket });
    const { hostname, port } = new URL(origin);
    const lazy = connect(Number(port), hostname).pause();
    after(() => lazy.destroy());
    lazy.write('GET /api/big HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    await eventually(() => assert.equal(answered, 1));
  });
});

describe('without a backend', () => {
  it('calls get a 503 until a backend runs', async () => {
    const { origin, backend, socket } = await startEchoShop();
    await isUnavailable(await fetch(`${origin}/api/users/getservices`));
    await isUnavailable(await fetch(`${origin}/api/x`, { method: 'POST', body: '{}' }));
    assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    backend.get('/api/x', () => ({}));
    await backend.listen({ path: socket });
    assert.equal((await fetch(`${origin}/api/x`)).status, 200);
  });

  it('a call gets a 503 if its backend dies', async () => {
    const { origin, backend, socket } = await startEchoShop();
    backend.get('/api/x', ({ raw }) => void raw.socket.destroy());
    await backend.listen({ path: socket });
    await isUnavailable(await fetch(`${origin}/api/x`));
  });
});

describe('a frozen backend', () => {
  it('holds only a limited number of calls, and none of visitors who have left', async () => {
    const { app, origin, backend, socket } = await startEchoShop('none', {
      MAX_CALLS: `${MOST_CALLS}`,
    });
    const heldRequests: { left: Promise<unknown> }[] = [];
    let allAreHeld: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (allAreHeld = resolve));
    backend.get('/api/still', (_request, reply) => {
      reply.hijack();
      heldRequests.push({ left: once(reply.raw, 'close') });
      if (heldRequests.length === MOST_CALLS) allAreHeld();
    });
    backend.get('/api/x', () => ({}));
    await backend.listen({ path: socket });
    const visitors = await Promise.all(
      Array.from({ length: MOST_CALLS }, () => openVisitorConnection(app, '/api/still')),
    );
    await all;
    await isUnavailable(await fetch(`${origin}/api/x`), 'busy');
    for (const visitor of visitors) visitor.destroy();
    await Promise.all(heldRequests.map(({ left }) => left));
    assert.equal((await fetch(`${origin}/api/x`)).status, 200);
  });
});

const MOST_CALLS = 50;

/** Opens a separate connection that requests this path. */
async function openVisitorConnection(app: FastifyInstance, path: string) {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`);
  return socket;
}
