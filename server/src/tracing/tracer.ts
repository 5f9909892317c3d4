type SpanKind = 'server' | 'internal';

export interface SpanStart {
  name: string;
  kind: SpanKind;
  /** W3C `traceparent`. If the text is missing or malformed, a new trace begins. */
  parent?: string | undefined;
  attributes?: Record<string, string>;
}

interface SpanEnd {
  name?: string;
  hasFailed: boolean;
  attributes?: Record<string, string | number>;
}

export interface TraceSpan {
  traceId: string;
  /** W3C `traceparent` for children of this span. */
  traceparent: string;
  end(end: SpanEnd): void;
}

/**
 * This interface contains no types of the OpenTelemetry library, so that a shop without traces does
 * not load the library.
 */
export interface Tracer {
  startSpan(start: SpanStart): TraceSpan;
  close(): Promise<void>;
}
