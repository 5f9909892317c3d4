import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: Record<string, string>;
}

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  /** Name of the process. */
  process: string;
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<ReceivedSpan, 'process'>[] }[];
  }[];
}

/** Receives traces as JSON, as a collector of OpenTelemetry does. */
export async function startTraceReceiver() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getText: () => bodies.join('\n'),
    listSpans: (): ReceivedSpan[] =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as ExportRequest).resourceSpans.flatMap(({ resource, scopeSpans }) => {
          const id = resource.attributes.find(({ key }) => key === 'service.instance.id');
          const process = id?.value['stringValue'] ?? '';
          return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, process })));
        }),
      ),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
