import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';

interface Payload {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

export interface ReceivedAlert extends Payload {
  id: string;
  body: string;
}

/**
 * Starts a receiver of webhooks that verifies signatures as Standard Webhooks says. The receiver
 * responds with the statuses in order, and repeats the last one. 'hang' never responds. 302
 * redirects to `/elsewhere`.
 */
export async function startAlertReceiver(...statuses: (number | 'hang')[]) {
  const key = randomBytes(24);
  const received: ReceivedAlert[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    paths.push(request.url ?? '');
    received.push({
      ...(JSON.parse(body) as Payload),
      id: verify(request.headers, body, key),
      body,
    });
    const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 204;
    if (status === 'hang') return;
    response.writeHead(status, { location: '/elsewhere' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts`;
  return { received, paths, webhook: { url, secret: `whsec_${key.toString('base64')}` } };
}

/** Returns the id of a message. Throws for a wrong signature or an old timestamp. */
function verify(headers: IncomingHttpHeaders, body: string, key: Buffer): string {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) throw new Error('too old');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const [version, signature = ''] = String(headers['webhook-signature']).split(',');
  if (version !== 'v1' || !timingSafeEqual(Buffer.from(signature, 'base64'), expected))
    throw new Error('wrong signature');
  return id;
}
