import { AsyncLocalStorage } from 'node:async_hooks';
import type { Environment } from '../settings/read-settings.ts';
import { TRACE_SIGNATURE_HEADER, deriveTraceKey, signTraceparent } from './trace-signature.ts';
import type { TraceSpan, Tracer } from './tracer.ts';

/** The tracer, or null if no traces are exported. */
let tracer: Tracer | null = null;

/** Key that signs the headers of calls to the backend. Null in a process that calls none. */
let signingKey: Buffer | null = null;

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

/** Signs the headers of later calls, so that a backend on another machine continues the traces. */
export function signTraceHeaders(captchaKey: string): void {
  signingKey = deriveTraceKey(captchaKey);
}

interface TraceHeaders {
  traceparent?: string;
  [TRACE_SIGNATURE_HEADER]?: string;
}

/**
 * Returns headers that continue the present trace in another process. Returns no header outside of
 * a trace.
 */
export function createTraceHeaders(): TraceHeaders {
  const traceparent = activeSpan.getStore()?.traceparent;
  if (traceparent === undefined) return {};
  return {
    traceparent,
    ...(signingKey && { [TRACE_SIGNATURE_HEADER]: signTraceparent(traceparent, signingKey) }),
  };
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
