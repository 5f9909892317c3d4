import type { BareCall, Call } from 'contract/calls/call';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type * as v from 'valibot';
import type { Db, Tx } from '../../db/db.ts';
import {
  buildBareRouteSchema,
  buildRouteSchema,
  type CallRequest,
  toRoutePath,
} from '../../http/serve-call.ts';
import { matchesEtag } from 'server/matches-etag';
import { previewCookie } from './preview-cookie.ts';
import { type ResponseCache, type CachedResponse, VERSION_HEADER } from './response-cache.ts';
import { selectEncoding } from '../../http/compressed-body.ts';

const CACHE_CONTROL = 'public, max-age=3';
const PREVIEW_CACHE_CONTROL = 'private, no-store';
const JSON_TYPE = 'application/json; charset=utf-8';

export interface PreviewReader {
  /**
   * Resolves to a response body with the changes of the previewed draft. The body may be two
   * seconds old. Resolves to undefined if no preview has this token.
   */
  read(token: string, key: string, load: (tx: Tx) => Promise<string>): Promise<string | undefined>;
}

/** Loads the data of a response. */
type LoadFunction<Declaration extends Call | BareCall> = (
  params: CallRequest<Declaration>['params'],
  tx: Tx,
) => Promise<v.InferInput<Declaration['response']>>;

export interface CachedRoutes {
  /** Registers the route of a call that `contract` declares. */
  serve<Declaration extends Call>(call: Declaration, load: LoadFunction<Declaration>): void;
  /** As `serve`, for a call whose response has no `status: true`. */
  serveBare<Declaration extends BareCall>(call: Declaration, load: LoadFunction<Declaration>): void;
}

/**
 * Returns an object that registers GET routes with cached responses and strong ETags. A route's
 * function `load` may throw a 404 for an unknown id. If a request has the cookie of a current
 * preview, the response comes from `previews` instead of `cache`.
 */
export function createCachedRoutes(
  app: FastifyInstance,
  { db, cache, previews }: { db: Db; cache: ResponseCache; previews: PreviewReader },
): CachedRoutes {
  return {
    serve(call, load) {
      register(toRoutePath(call.path), buildRouteSchema(call), async (params, db) => ({
        status: true,
        ...(await (load as Load)(params, db)),
      }));
    },
    serveBare(call, load) {
      register(toRoutePath(call.path), buildBareRouteSchema(call), load as Load);
    },
  };

  function register(url: string, schema: FastifySchema, load: Load) {
    // This handler sends a cached response without a promise, because a promise would reduce the
    // requests per second by a tenth.
    app.get(
      url,
      { config: { public: true, hasOwnCacheControl: true }, schema },
      (request, reply) => {
        const key = buildCacheKey(url, request.params);
        const loadFrom = async (tx: Tx) => String(reply.serialize(await load(request.params, tx)));
        const respond = () => {
          const result = cache.read(key, () => loadFrom(db));
          if (!(result instanceof Promise)) return sendCachedResponse(request, reply, result);
          return result.then((cachedResponse) =>
            sendCachedResponse(request, reply, cachedResponse),
          );
        };
        const token = previewCookie.read(request.headers);
        if (token === null) return respond();
        reply.header('cache-control', PREVIEW_CACHE_CONTROL);
        return previews
          .read(token, key, loadFrom)
          .then((body) => (body === undefined ? respond() : reply.type(JSON_TYPE).send(body)));
      },
    );
  }
}

type Load = (params: unknown, db: Tx) => Promise<object>;

function buildCacheKey(url: string, params: unknown): string {
  let key = url;
  for (const value of Object.values(params as Record<string, unknown>)) key += `\n${String(value)}`;
  return key;
}

function sendCachedResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cachedResponse: CachedResponse,
) {
  const { encoding, body, etag } = selectEncoding(cachedResponse, headers['accept-encoding']);
  reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
  reply.header('x-content-type-options', 'nosniff');
  reply.header(VERSION_HEADER, cachedResponse.version);
  if (cachedResponse.compressedBody) reply.header('vary', 'Accept-Encoding');
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(JSON_TYPE).send(body);
}
