import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from 'server/fastify-options';
import { getRequestOrigin } from 'server/site-origin';
import { createTraceHeaders } from 'server/tracing';
import { TRACE_SIGNATURE_HEADER } from 'server/tracing/trace-signature';
import type { Settings } from '../settings/settings.ts';

/**
 * Headers of a single connection (RFC 9110, section 7.6.1), and `Expect`, which this server handles
 * itself.
 */
const CONNECTION_HEADERS = [
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

/**
 * Headers that this server sets itself. Only this server knows which proxies to trust
 * (`TRUST_PROXY`). No visitor may choose the ids in the log and in traces.
 */
const REPLACED_HEADERS = [
  'baggage',
  'forwarded',
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'traceparent',
  'tracestate',
  TRACE_SIGNATURE_HEADER,
  REQUEST_ID_HEADER,
];

export function toBackendHeaders(request: FastifyRequest, settings: Settings): IncomingHttpHeaders {
  const { headers, ip, body } = request;
  const { protocol, host } = new URL(getRequestOrigin(settings, request));
  const hasBody = body !== undefined && body !== null;
  const excludedNames = [...REPLACED_HEADERS, ...(hasBody ? [] : ['content-length'])];
  return {
    ...filterHeaders(headers, excludedNames),
    ...createTraceHeaders(),
    'x-forwarded-for': ip,
    [REQUEST_ID_HEADER]: request.id,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
  };
}

export const toClientHeaders = (headers: IncomingHttpHeaders) => filterHeaders(headers, []);

function filterHeaders(
  headers: IncomingHttpHeaders,
  excludedNames: readonly string[],
): IncomingHttpHeaders {
  const connectionNames = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const droppedNames = new Set([...CONNECTION_HEADERS, ...excludedNames, ...connectionNames]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !droppedNames.has(name)));
}
