import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { fastifyOptions } from 'server/fastify-options';
import { tellOpen } from 'server/supervised';
import { answerFailure } from '../src/failures.ts';

/** A constant response that a `PUT` request stores. */
interface Constant {
  body: Buffer;
  headers: Record<string, string>;
}

const TOLD_AS_THEY_ARE = ['content-type', 'content-encoding'];

/**
 * Servers that only send constant bytes, for comparison: one with Fastify and the shop's options,
 * one with plain Node. Each runs in its own process.
 */
const constants = new Map<string, Constant>();

const app = Fastify(
  fastifyOptions('constants', { logLevel: 'warn', trustProxy: false }, answerFailure),
);
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 2 ** 26 }, (_request, body, done) =>
  done(null, body),
);
app.put<{ Params: { name: string } }>('/:name', { bodyLimit: 2 ** 26 }, (request, reply) => {
  const headers = Object.fromEntries(
    TOLD_AS_THEY_ARE.flatMap((name) => {
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

const bare = createServer(({ url = '/' }, response) => {
  const constant = constants.get(decodeURIComponent(url.slice(1)));
  if (!constant) return response.writeHead(404).end();
  const { body, headers } = constant;
  return response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
});
bare.listen(0, '127.0.0.1', () => {
  const [fastify, http] = [app.server, bare].map(
    (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  tellOpen([fastify ?? '', http ?? '']);
});
