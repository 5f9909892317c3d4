import {
  DiagLogLevel,
  ROOT_CONTEXT,
  type Context,
  SpanKind,
  SpanStatusCode,
  diag,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { optional, pipe, string, transform, number, minValue, maxValue } from 'valibot';
import { type Environment, readSettings } from '../settings/read-settings.ts';
import type { SpanStart, TraceSpan, Tracer } from './tracer.ts';

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const spanKinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL };

const shareSchema = pipe(string(), transform(Number), number(), minValue(0), maxValue(1));

/**
 * Creates a tracer that exports its spans. `OTLPTraceExporter` itself reads OpenTelemetry's
 * settings for address, headers and time limits.
 */
export function createTracer(processName: string, env: Environment): Tracer {
  const settings = readSettings(env, { OTEL_TRACES_SAMPLER_ARG: optional(shareSchema, '1') });
  installExportWarning();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': env['OTEL_SERVICE_NAME'] ?? 'shop',
      'service.instance.id': processName,
    }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('shop');
  return {
    startSpan({ name, kind, parent, attributes = {} }: SpanStart): TraceSpan {
      const options = { kind: spanKinds[kind], attributes };
      const span = tracer.startSpan(name, options, readParent(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end(end) {
          if (end.name !== undefined) span.updateName(end.name);
          if (end.attributes) span.setAttributes(end.attributes);
          if (end.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}

function readParent(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/**
 * Shortest time between two warnings, in ms. While the receiver of the traces is unreachable, the
 * exporter reports a failure every few seconds.
 */
const WARNING_INTERVAL_MS = 60_000;

function installExportWarning(): void {
  let warnedAt = -Infinity;
  const warn = () => {
    if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return;
    warnedAt = performance.now();
    console.warn('Traces cannot be sent: check OTEL_EXPORTER_OTLP_ENDPOINT and its receiver.');
  };
  const ignore = () => undefined;
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, DiagLogLevel.WARN);
}
