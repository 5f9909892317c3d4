import { AsyncLocalStorage } from 'node:async_hooks';
import type { Environment } from '../settings/read-settings.ts';
import type { TraceSpan, Tracer } from './tracer.ts';

/** The tracer, or null if no traces are exported. */
let tracer: Tracer | null = null;

const activeSpan = new AsyncLocalStorage<TraceSpan>();

/**
 * Exports traces if OpenTelemetry's standard settings name a receiver, else loads nothing. Call
 * this function before the server is built.
 */
export async function startTracing(processName: string, env: Environment): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return;
  const { createTracer } = await import('./open-telemetry.ts');
  tracer = createTracer(processName, env);
}

/** Exports the remaining spans and ends the export. */
export const stopTracing = (): Promise<void> => tracer?.close() ?? Promise.resolve();

export const getTracer = (): Tracer | null => tracer;

export const runInSpan = <Result>(span: TraceSpan, run: () => Result): Result =>
  activeSpan.run(span, run);

/**
 * Returns a header that continues the present trace in another process. Returns no header outside
 * of a trace.
 */
export function createTraceHeaders(): { traceparent?: string } {
  const traceparent = activeSpan.getStore()?.traceparent;
  return traceparent === undefined ? {} : { traceparent };
}

/**
 * Returns a function that runs other functions in the present trace, even after the caller has
 * returned.
 */
export const captureTrace = (): (<Result>(run: () => Result) => Result) =>
  tracer === null ? (run) => run() : AsyncLocalStorage.snapshot();

/** Adds a span to the present trace. Outside of a trace, runs the work without a span. */
export function traceWork<Result>(
  name: string,
  attributes: Record<string, string>,
  run: () => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return run();
  const parent = activeSpan.getStore();
  if (parent === undefined) return run();
  const { traceparent } = parent;
  return runAndEnd(
    tracer.startSpan({ name, kind: 'internal', parent: traceparent, attributes }),
    run,
  );
}

async function runAndEnd<Result>(span: TraceSpan, run: () => Promise<Result>): Promise<Result> {
  try {
    const result = await activeSpan.run(span, run);
    span.end({ hasFailed: false });
    return result;
  } catch (cause) {
    span.end({ hasFailed: true });
    throw cause;
  }
}
