import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { requestOrigin } from 'server/site-origin';
import type { Settings } from '../settings/settings.ts';

/** Headers that are about one connection (RFC 9110 §7.6.1), and `Expect`, which was answered here. */
const ofConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What a visitor says of where they come from; who is believed `TRUST_PROXY` says, and it is judged here. */
const ofOrigin = ['forwarded', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** The headers of a call with the visitor's one address, as `edge` knows it. */
export function callHeaders(request: FastifyRequest, settings: Settings): IncomingHttpHeaders {
  const { headers, ip, body } = request;
  const { protocol, host } = new URL(requestOrigin(settings, request));
  const hasBody = body !== undefined && body !== null;
  const leftOut = [...ofOrigin, ...(hasBody ? [] : ['content-length'])];
  return {
    ...passedOn(headers, leftOut),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
  };
}

/** The headers of an answer. */
export const answerHeaders = (headers: IncomingHttpHeaders) => passedOn(headers, []);

function passedOn(headers: IncomingHttpHeaders, leftOut: readonly string[]): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const dropped = new Set([...ofConnection, ...leftOut, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
