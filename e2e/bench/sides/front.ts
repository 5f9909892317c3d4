import { once } from 'node:events';
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Brotli quality, the same as for `edge`. */
const QUALITY = 5;

export interface Front {
  url: string;
  close(): Promise<void>;
}

/** Starts a proxy to a shop, which can change the HTML of pages. */
export async function openFront(shop: string, change?: (html: string) => string): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, reply) => {
    const headers = change ? { ...asked.headers, 'accept-encoding': 'br' } : asked.headers;
    const passed = request(shop + asked.url, { method: asked.method, headers, agent }, (answer) => {
      send(answer, reply, change).catch((cause: unknown) => reply.destroy(cause as Error));
    });
    passed.on('error', (cause) => reply.destroy(cause));
    asked.pipe(passed);
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

async function send(
  answer: IncomingMessage,
  reply: ServerResponse,
  change?: (html: string) => string,
): Promise<void> {
  const { statusCode = 502, headers } = answer;
  const isPage = headers['content-type']?.startsWith('text/html') && statusCode !== 304;
  if (!change || !isPage) {
    reply.writeHead(statusCode, headers);
    return pipeline(answer, reply);
  }
  const sent = await buffer(answer);
  const isPacked = headers['content-encoding'] === 'br';
  const html = change((isPacked ? brotliDecompressSync(sent) : sent).toString());
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const body = isPacked ? brotliCompressSync(html, { params }) : Buffer.from(html);
  reply.writeHead(statusCode, { ...headers, 'content-length': body.length });
  reply.end(body);
}
