import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { startTracing, stopTracing } from 'server/tracing';
import { startTraceReceiver } from '../../server/test/support/trace-receiver.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';

const receiver = await startTraceReceiver();
process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.endpoint;
await startTracing('edge', process.env);

/** `traceparent` of each call, by path. */
const traceparents = new Map<string, string>();
const backend = createServer(({ url = '', headers }, response) => {
  traceparents.set(url, String(headers['traceparent']));
  response.setHeader('content-type', 'application/json').end('{"status":true,"data":[]}');
}).listen(0, '127.0.0.1');
await once(backend, 'listening');
after(() => {
  receiver.close();
  backend.close();
  backend.closeAllConnections();
});

describe('the trace of a page', () => {
  it('goes on from its rendering to its reads, without the address of the page', async () => {
    const { port } = backend.address() as AddressInfo;
    const shop = await startRenderingShop(
      {
        room: createRoutesSource(
          "async ({ read }) => String((await read('users/getservices')).status)",
        ),
      },
      { API_HOST: `http://127.0.0.1:${port}` },
    );
    const response = await fetch(`${shop.origin}/room?email=someone@example.com`);
    assert.match(await response.text(), /<h1>200<\/h1>/);
    await stopTracing();
    const spans = receiver.listSpans();
    const rendering = spans.find(({ name }) => name === 'render');
    const request = spans.find(({ name }) => name === 'GET /room');
    assert.equal(rendering?.parentSpanId, request?.spanId);
    const expected = `00-${request?.traceId}-${rendering?.spanId}-01`;
    assert.equal(traceparents.get('/users/getservices'), expected);
    assert.doesNotMatch(receiver.getText(), /someone|example\.com/);
  });
});
