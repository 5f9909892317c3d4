import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { onRequestHookHandler } from 'fastify';
import pLimit from 'p-limit';
import type { ApiContext } from '../../http/api-routes.ts';
import { unavailable } from '../../http/http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for routes that store an order. They respond with 503 while too many orders are in
     * progress.
     */
    isOrder?: boolean;
  }
}

/**
 * Largest number of orders that a process stores concurrently. It uses the database well and leaves
 * capacity for reads.
 */
const MAX_CONCURRENT_STORES = 4;

/** Largest number of order requests in progress. Further requests get a 503 at once. */
const MAX_CALLS_IN_PROGRESS = 64;

type OrderQueue = ReturnType<typeof createOrderQueue>;

/** Routes that store orders through the queue. */
export type OrderRoutes = FastifyPluginAsyncTypebox<ApiContext & { queue: OrderQueue }>;

const limitConcurrency = pLimit(MAX_CONCURRENT_STORES);

/** Returns whether this process is storing orders. The mail worker then pauses. */
export const isStoringOrders = () => limitConcurrency.activeCount > 0;

/**
 * Creates a queue for orders, the most expensive requests, so that reads stay fast. Few orders are
 * stored at a time, some wait, and the others get a 503 with Retry-After.
 */
export function createOrderQueue() {
  let callsInProgress = 0;
  const isFull = () => callsInProgress >= MAX_CALLS_IN_PROGRESS;
  /** `onRequest` hook that refuses an order before it reads the session. */
  const refuseWhenFull: onRequestHookHandler = (request, _reply, done) =>
    done(request.routeOptions.config.isOrder && isFull() ? unavailable() : undefined);
  return {
    refuseWhenFull,
    /** Counts a request as in progress until `work` has ended. Rejects with 503 above the limit. */
    async countInProgress<Result>(work: () => Promise<Result>): Promise<Result> {
      if (isFull()) throw unavailable();
      callsInProgress += 1;
      try {
        return await work();
      } finally {
        callsInProgress -= 1;
      }
    },
    /**
     * Queues the storing of an order. `store` must wait only for the database, because the queue
     * has few slots.
     */
    store: <Result>(store: () => Promise<Result>): Promise<Result> => limitConcurrency(store),
  };
}
