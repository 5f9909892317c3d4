import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { buildFastifyOptions } from 'server/fastify-options';
import { notifyOpen } from 'server/supervised';
import { sendFailure } from '../src/send-failure.ts';

interface Constant {
  body: Buffer;
  headers: Record<string, string>;
}

const STORED_HEADERS = ['content-type', 'content-encoding'];

/**
 * Starts two servers that only send constant bytes, one with Fastify and one with plain Node. The
 * benchmark compares the shop with these servers.
 */
const constants = new Map<string, Constant>();

const app = Fastify(
  buildFastifyOptions('constants', { logLevel: 'warn', trustProxy: false }, sendFailure),
);
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 2 ** 26 }, (_request, body, done) =>
  done(null, body),
);
app.put<{ Params: { name: string } }>('/:name', { bodyLimit: 2 ** 26 }, (request, reply) => {
  const headers = Object.fromEntries(
    STORED_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  constants.set(request.params.name, { body: request.body as Buffer, headers });
  return reply.code(204).send();
});
app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
  const constant = constants.get(request.params.name);
  if (!constant) return reply.code(404).send();
  return reply.headers(constant.headers).send(constant.body);
});
await app.listen({ port: 0, host: '127.0.0.1' });

const plainServer = createServer(({ url = '/' }, response) => {
  const constant = constants.get(decodeURIComponent(url.slice(1)));
  if (!constant) return response.writeHead(404).end();
  const { body, headers } = constant;
  return response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
});
plainServer.listen(0, '127.0.0.1', () => {
  const [fastifyOrigin, plainOrigin] = [app.server, plainServer].map(
    (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  notifyOpen([fastifyOrigin ?? '', plainOrigin ?? '']);
});
