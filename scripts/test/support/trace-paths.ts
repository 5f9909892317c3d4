import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReceivedSpan } from '../../../server/test/support/trace-receiver.ts';

/** Returns the names of a span and its ancestors with their processes, the root first. */
function describeTrace(spans: readonly ReceivedSpan[], span: ReceivedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? describeTrace(spans, parent) : []), `${span.process}: ${span.name}`];
}

/** Waits until a trace has this path, such as 'edge: GET /catalog > edge: render'. */
export async function waitForTracePath(
  traces: { listSpans(): ReceivedSpan[] },
  pattern: RegExp,
): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const spans = traces.listSpans();
    const paths = spans.map((span) => describeTrace(spans, span).join(' > '));
    if (paths.some((path) => pattern.test(path))) return;
    assert.ok(performance.now() < deadline, [...new Set(paths)].join('\n'));
    await pause(200);
  }
}
