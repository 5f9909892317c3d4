import { once } from 'node:events';
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Quality of the Brotli compression, the same as in `edge`. */
const BROTLI_QUALITY = 5;

export interface PageProxy {
  url: string;
  close(): Promise<void>;
}

/** Starts a proxy for a shop. `transform` may change the HTML of the shop's pages. */
export async function startPageProxy(
  shopUrl: string,
  transform?: (html: string) => string,
): Promise<PageProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, reply) => {
    const headers = transform ? { ...incoming.headers, 'accept-encoding': 'br' } : incoming.headers;
    const outgoing = request(
      shopUrl + incoming.url,
      { method: incoming.method, headers, agent },
      (response) => {
        sendResponse(response, reply, transform).catch((cause: unknown) =>
          reply.destroy(cause as Error),
        );
      },
    );
    outgoing.on('error', (cause) => reply.destroy(cause));
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

async function sendResponse(
  response: IncomingMessage,
  reply: ServerResponse,
  transform?: (html: string) => string,
): Promise<void> {
  const { statusCode = 502, headers } = response;
  const isPage = headers['content-type']?.startsWith('text/html') && statusCode !== 304;
  if (!transform || !isPage) {
    reply.writeHead(statusCode, headers);
    return pipeline(response, reply);
  }
  const receivedBody = await buffer(response);
  const isCompressed = headers['content-encoding'] === 'br';
  const html = transform(
    (isCompressed ? brotliDecompressSync(receivedBody) : receivedBody).toString(),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const body = isCompressed ? brotliCompressSync(html, { params }) : Buffer.from(html);
  reply.writeHead(statusCode, { ...headers, 'content-length': body.length });
  reply.end(body);
}
