import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StandIn, StandInAnswer } from 'build/stand-in-file';

interface Options {
  /** Port, default: any free one. */
  port?: number;
  /** Called for each call without a response, like 'GET users/getservices'. */
  onUnknown?: (call: string) => void;
}

export interface StandInBackend {
  /** URL of the backend, the specification's `{host}`. */
  url: string;
  /** Replaces the mock data. */
  use(standIns: StandIn[]): void;
  close(): Promise<void>;
}

/**
 * Serves mock backends and pictures on this machine. The first mock with an entry for a call
 * responds. An unknown call gets a 404 with a message.
 */
export async function serveStandIns(
  standIns: StandIn[],
  { port = 0, onUnknown = () => undefined }: Options = {},
): Promise<StandInBackend> {
  let used = standIns;
  const server = createServer((request, response) => {
    request.resume();
    answer(request, response, used, onUnknown);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(others) {
      used = others;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  standIns: StandIn[],
  onUnknown: (call: string) => void,
): void {
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { ...OPEN, 'Content-Type': type }).end(body);
  if (method === 'OPTIONS') return void response.writeHead(204, OPEN).end();
  const path = url.slice(1).split('?', 1)[0] ?? '';
  if (method === 'GET' && path.startsWith('images/'))
    return void send(200, 'image/svg+xml', PICTURE);
  const call = `${method} ${path}`;
  if (call === 'GET openapi.json') return void send(200, 'application/json', DESCRIPTION);
  const found = standIns.map((standIn) => find(standIn, call)).find(Boolean);
  if (found) {
    const { status = 200, body } = found;
    return void send(status, 'application/json', JSON.stringify(body));
  }
  onUnknown(call);
  const error = `No stand-in answers '${call}': test/stand-in.json of a room can.`;
  send(404, 'application/json', JSON.stringify({ status: false, error, code: 'unknown' }));
}

function find({ answers }: StandIn, call: string): StandInAnswer | undefined {
  if (Object.hasOwn(answers, call)) return answers[call];
  const start = Object.keys(answers).find(
    (key) => key.endsWith('*') && call.startsWith(key.slice(0, -1)),
  );
  return start === undefined ? undefined : answers[start];
}

/** CORS headers, so that pages of any origin may call. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Cache-Control': 'no-store',
};

/**
 * OpenAPI document of the shop's own backend. With it the mock announces the same optional features
 * (rule 46).
 */
const DESCRIPTION = readFileSync(new URL(import.meta.resolve('contract/openapi.json')), 'utf8');

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#e7dfd2"/></svg>';
