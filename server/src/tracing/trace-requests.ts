import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getTracer, runInSpan } from './tracing.ts';
import type { TraceSpan } from './tracer.ts';

interface TraceOptions {
  /**
   * Returns whether a request continues the trace of its caller. Visitors must not choose the ids
   * in the log.
   */
  isCallerTrusted(request: FastifyRequest): boolean;
  findRoute?: (request: FastifyRequest) => string | null | undefined;
}

const spans = new WeakMap<FastifyRequest, TraceSpan>();

/**
 * Traces the requests of all routes that are registered later. Names and attributes are route
 * patterns and status codes, so that no personal data gets into a trace.
 */
export function traceRequests(
  app: FastifyInstance,
  { isCallerTrusted, findRoute = ({ routeOptions }) => routeOptions.url }: TraceOptions,
): void {
  const tracer = getTracer();
  if (tracer === null) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const parent =
      typeof traceparent === 'string' && isCallerTrusted(request) ? traceparent : undefined;
    const span = tracer.startSpan({ name: request.method, kind: 'server', parent });
    spans.set(request, span);
    request.log = request.log.child({ traceId: span.traceId });
    reply.log = request.log;
    runInSpan(span, done);
  });
  // Enters the request's trace again, because Fastify reads the body outside the context of the
  // first hook.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runInSpan(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = findRoute(request) ?? 'none';
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      hasFailed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      },
    });
    done();
  });
}
