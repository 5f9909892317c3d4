import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { traceRequests } from '../src/tracing/trace-requests.ts';
import {
  createTraceHeaders,
  getTracer,
  startTracing,
  stopTracing,
  traceWork,
} from '../src/tracing/tracing.ts';
import { startTraceReceiver } from './support/trace-receiver.ts';

const receiver = await startTraceReceiver();
after(() => receiver.close());

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';

function openServer(isCallerTrusted: boolean) {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  traceRequests(app, { isCallerTrusted: () => isCallerTrusted });
  app.post('/orders/:token', (request) => {
    request.log.info('a line of the request');
    return traceWork('SELECT orders', {}, () => Promise.resolve(createTraceHeaders()));
  });
  after(() => app.close());
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/orders/secret-token?email=someone@example.com',
      headers: { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01`, cookie: 'a=secret-cookie' },
      payload: { name: 'secret-name' },
    });
  return { send, getLine: () => lines.find((line) => line.includes('a line of the request')) };
}

describe('traces', () => {
  it('cost nothing without a receiver: no library is loaded, and no header is sent', async () => {
    await startTracing('test', {});
    assert.equal(getTracer(), null);
    const { send, getLine } = openServer(true);
    assert.deepEqual((await send()).json(), {});
    assert.doesNotMatch(getLine() ?? '', /traceId/);
  });

  it('join the trace of a trusted caller and the work of a request, by route patterns alone', async () => {
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.endpoint;
    await startTracing('test', process.env);
    const trusting = openServer(true);
    const { traceparent } = (await trusting.send()).json<{ traceparent: string }>();
    assert.match(trusting.getLine() ?? '', new RegExp(`"traceId":"${TRACE_ID}"`));
    const distrusting = openServer(false);
    await distrusting.send();
    assert.doesNotMatch(distrusting.getLine() ?? '', new RegExp(TRACE_ID));
    await stopTracing();
    const spans = receiver.listSpans();
    const [statement, request] = ['SELECT orders', 'POST /orders/:token'].map((wanted) =>
      spans.find(({ name, traceId }) => name === wanted && traceId === TRACE_ID),
    );
    assert.equal(request?.parentSpanId, PARENT_ID);
    assert.equal(statement?.parentSpanId, request?.spanId);
    assert.equal(traceparent, `00-${TRACE_ID}-${statement?.spanId}-01`);
    assert.equal(spans.length, 4);
    assert.doesNotMatch(receiver.getText(), /secret|example\.com|127\.0\.0\.1/);
  });
});
