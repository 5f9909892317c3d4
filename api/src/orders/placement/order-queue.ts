import type { FastifyPluginAsync, onRequestHookHandler } from 'fastify';
import pLimit from 'p-limit';
import type { ApiContext } from '../../http/api-routes.ts';
import { unavailable } from '../../http/http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for routes that store an order. Such a route responds with 503 while too many orders are
     * in progress.
     */
    isOrder?: boolean;
  }
}

/**
 * Largest number of orders that a process stores concurrently. More concurrent orders would not
 * raise the rate of orders, but would slow down reads.
 */
const MAX_CONCURRENT_STORES = 4;

/** Largest number of order requests in progress. Further requests get a 503 at once. */
const MAX_CALLS_IN_PROGRESS = 64;

type OrderQueue = ReturnType<typeof createOrderQueue>;

/** Routes that store orders through the queue. */
export type OrderRoutes = FastifyPluginAsync<ApiContext & { queue: OrderQueue }>;

const limitConcurrency = pLimit(MAX_CONCURRENT_STORES);

/** Returns whether this process is storing orders. The mail worker then pauses. */
export const isStoringOrders = () => limitConcurrency.activeCount > 0;

/**
 * Creates a queue for orders, which are the most expensive requests. Stores only a few orders at a
 * time, so that reads stay fast. At most `MAX_CALLS_IN_PROGRESS` requests wait or run. Further
 * requests get a 503 with Retry-After.
 */
export function createOrderQueue() {
  let callsInProgress = 0;
  const isFull = () => callsInProgress >= MAX_CALLS_IN_PROGRESS;
  /** `onRequest` hook that refuses an order before the session is read from the database. */
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
     * Queues `store`, which stores an order. `store` must wait for nothing but the database,
     * because a slow `store` delays the orders of others.
     */
    store: <Result>(store: () => Promise<Result>): Promise<Result> => limitConcurrency(store),
  };
}
