import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockBackend, MockResponse } from 'build/mock-backend-file';
import { FEATURES } from 'contract/features';

interface Options {
  port?: number;
  /** Called for a call that no mock answers. `call` is a text such as 'GET users/getservices'. */
  onUnknown?: (call: string) => void;
}

export interface MockBackendServer {
  url: string;
  setMocks(newMocks: MockBackend[]): void;
  close(): Promise<void>;
}

/**
 * Serves several mock backends at one port. The first mock with an entry for a call responds. A
 * call without an entry in any mock gets a 404.
 */
export async function serveMockBackends(
  mockBackends: MockBackend[],
  { port = 0, onUnknown = () => undefined }: Options = {},
): Promise<MockBackendServer> {
  let currentMocks = mockBackends;
  const server = createServer((request, response) => {
    request.resume();
    respond(request, response, currentMocks, onUnknown);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setMocks(newMocks) {
      currentMocks = newMocks;
    },
    async close() {
      const closeEvent = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closeEvent;
    },
  };
}

function respond(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  mockBackends: MockBackend[],
  onUnknown: (call: string) => void,
): void {
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { ...CORS_HEADERS, 'Content-Type': type }).end(body);
  if (method === 'OPTIONS') return void response.writeHead(204, CORS_HEADERS).end();
  const path = url.slice(1).split('?', 1)[0] ?? '';
  if (method === 'GET' && path.startsWith('images/'))
    return void send(200, 'image/svg+xml', PICTURE);
  const call = `${method} ${path}`;
  if (call === 'GET openapi.json') return void send(200, 'application/json', OPENAPI_DOCUMENT);
  const ownResponse = RESPONSES_TO_PAGE_SERVER[call];
  if (ownResponse) return void send(200, 'application/json', JSON.stringify(ownResponse));
  const mockResponse = mockBackends
    .map((mockBackend) => findMockResponse(mockBackend, call))
    .find(Boolean);
  if (mockResponse) {
    const { status = 200, body } = mockResponse;
    return void send(status, 'application/json', JSON.stringify(body));
  }
  onUnknown(call);
  const error = `No stand-in answers '${call}': test/stand-in.json of a remote can.`;
  send(404, 'application/json', JSON.stringify({ status: false, error, code: 'unknown' }));
}

function findMockResponse(
  { answers: responses }: MockBackend,
  call: string,
): MockResponse | undefined {
  if (Object.hasOwn(responses, call)) return responses[call];
  const matchingKey = Object.keys(responses).find(
    (key) => key.endsWith('*') && call.startsWith(key.slice(0, -1)),
  );
  return matchingKey === undefined ? undefined : responses[matchingKey];
}

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Cache-Control': 'no-store',
};

/** OpenAPI document of the mocks, which announces all optional features (rule 46). */
const OPENAPI_DOCUMENT = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Mock backend', version: '1.0.0', 'x-features': FEATURES },
  paths: {},
});

/** Responses to calls that the storefront makes once a minute, and that no remote makes. */
const RESPONSES_TO_PAGE_SERVER: Record<string, object> = {
  'GET release-figures': { status: true, data: [] },
  'GET release-figures/days': { status: true, data: [] },
  'POST release-figures': { status: true },
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#e7dfd2"/></svg>';
