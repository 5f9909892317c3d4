import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { onRequestHookHandler } from 'fastify';
import pLimit from 'p-limit';
import type { ApiContext } from '../http/api-routes.ts';
import { unavailable } from '../http/http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True on the routes that store an order: while too many are under way they answer 503. */
    isOrder?: boolean;
  }
}

/** Orders that one process stores at a time: enough to keep the database busy, few enough to leave it to others. */
const MOST_AT_ONCE = 4;

/** Calls to place one that are under way in a process: what is more is refused at once, before it costs anything. */
const MOST_UNDER_WAY = 64;

type OrderTurns = ReturnType<typeof orderTurns>;

/** Routes that store orders, which take turns. */
export type OrderRoutes = FastifyPluginAsyncTypebox<ApiContext & { turns: OrderTurns }>;

/**
 * Keeps orders, the dearest of calls, from taking the database and the processor from all who only look: few are
 * stored at a time, some wait, and the others are told with a 503 when to come again.
 */
export function orderTurns() {
  const limit = pLimit(MOST_AT_ONCE);
  let underWay = 0;
  const isFull = () => underWay >= MOST_UNDER_WAY;
  /** For `onRequest`: refuses an order before it costs even a look at who asks. */
  const refuseWhenFull: onRequestHookHandler = (request, _reply, done) =>
    done(request.routeOptions.config.isOrder && isFull() ? unavailable() : undefined);
  return {
    refuseWhenFull,
    /** Counts a call as under way until `work` has ended. Rejects with 503 where it is one too many. */
    async underWay<Result>(work: () => Promise<Result>): Promise<Result> {
      if (isFull()) throw unavailable();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    /** Stores an order when its turn has come; nothing in `store` may wait for anybody but the database. */
    store: <Result>(store: () => Promise<Result>): Promise<Result> => limit(store),
  };
}
