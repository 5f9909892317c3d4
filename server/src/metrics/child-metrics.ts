import type { ChildProcess } from 'node:child_process';
import { Gauge } from 'prom-client';
import { type ProcessMetrics, readOwnMetrics, formatMetrics } from './metrics.ts';

interface MetricsRequest {
  metricsRequestId: number;
}

interface MetricsResponse {
  metricsResponseId: number;
  metrics: ProcessMetrics | null;
}

/**
 * Longest wait for the metrics of a child process, in ms. A scrape must not wait longer for a hung
 * child.
 */
const TIMEOUT_MS = 1_500;

let requestCount = 0;

/**
 * Asks a child process for its metrics. Resolves to null if the process has ended or does not
 * respond.
 */
export function requestChildMetrics(child: ChildProcess): Promise<ProcessMetrics | null> {
  if (!child.connected) return Promise.resolve(null);
  const { promise, resolve } = Promise.withResolvers<ProcessMetrics | null>();
  const id = (requestCount += 1);
  const finish = (metrics: ProcessMetrics | null) => {
    clearTimeout(timer);
    child.off('message', onMessage);
    resolve(metrics);
  };
  const onMessage = (message: unknown) => {
    if (isResponse(message) && message.metricsResponseId === id) finish(message.metrics);
  };
  const timer = setTimeout(() => finish(null), TIMEOUT_MS);
  child.on('message', onMessage);
  const request: MetricsRequest = { metricsRequestId: id };
  child.send(request, (failure) => {
    if (failure !== null) finish(null);
  });
  return promise;
}

/**
 * Responds in a child process to the supervisor's requests for metrics. `onFailure` must log the
 * cause.
 */
export function answerMetricsRequests(onFailure: (cause: unknown) => void): void {
  process.on('message', (message) => {
    if (!isRequest(message)) return;
    const respond = (metrics: ProcessMetrics | null) => {
      const response: MetricsResponse = { metricsResponseId: message.metricsRequestId, metrics };
      process.send?.(response);
    };
    readOwnMetrics().then(respond, (cause: unknown) => {
      onFailure(cause);
      respond(null);
    });
  });
  // The open channel to the parent must not keep the process alive.
  process.channel?.unref();
}

const isRequest = (message: unknown): message is MetricsRequest =>
  typeof message === 'object' && message !== null && 'metricsRequestId' in message;

const isResponse = (message: unknown): message is MetricsResponse =>
  typeof message === 'object' && message !== null && 'metricsResponseId' in message;

interface MeasuredProcess {
  name: string;
  readMetrics(): Promise<ProcessMetrics | null>;
}

const processUp = new Gauge({
  name: 'shop_process_up',
  help: '1 if the child process handed over its metrics, 0 if it is away or does not respond.',
  labelNames: ['child'],
});

/** Returns the metrics of this process and of its child processes as one text. */
export async function collectShopMetrics(children: readonly MeasuredProcess[]): Promise<string> {
  const responses = await Promise.all(
    children.map(async ({ name, readMetrics }) => {
      const metrics = await readMetrics();
      processUp.set({ child: name }, metrics === null ? 0 : 1);
      return metrics ?? [];
    }),
  );
  return formatMetrics([await readOwnMetrics(), ...responses]);
}
