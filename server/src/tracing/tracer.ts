type SpanKind = 'server' | 'internal';

export interface SpanStart {
  name: string;
  kind: SpanKind;
  /** W3C `traceparent`. Without one, or if it is malformed, a trace begins. */
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

/** Hides the library, so that a shop without traces does not load it. */
export interface Tracer {
  startSpan(start: SpanStart): TraceSpan;
  close(): Promise<void>;
}
