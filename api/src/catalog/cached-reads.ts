import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import { answers } from '../http/answers.ts';
import { matchesEtag } from 'server/matches-etag';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { sentAs } from '../http/packed-answer.ts';

/** Lets browsers and CDNs cache catalogue responses for five seconds. */
const CACHE_CONTROL = 'public, max-age=5';

/** Declares public GET routes with cached responses. */
export interface CachedReads {
  get<Answer extends TSchema, Params extends TObject = TObject<Record<string, never>>>(
    url: string,
    route: { summary: string; answer: Answer; params?: Params },
    load: (params: Static<Params>) => Promise<Static<Answer>>,
  ): void;
}

/**
 * Returns an object that registers cached routes with strong ETags. Their `load` may throw a 404
 * for an unknown id.
 */
export function cachedReads(app: FastifyInstance, cache: AnswerCache): CachedReads {
  return {
    get(url, { summary, answer, params }, load) {
      const schema = { summary, ...(params && { params }), response: answers(answer) };
      // Sends a cached response synchronously, because a promise reduces throughput by a tenth.
      app.get(url, { config: { public: true, kept: true }, schema }, (request, reply) => {
        const found = cache.read(keyOf(url, request.params), async () =>
          String(reply.serialize(await load(request.params as never))),
        );
        if (!(found instanceof Promise)) return send(request, reply, found);
        return found.then((answer) => send(request, reply, answer));
      });
    },
  };
}

function keyOf(url: string, params: unknown): string {
  let key = url;
  for (const value of Object.values(params as Record<string, unknown>)) key += `\n${String(value)}`;
  return key;
}

function send({ headers }: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  const { encoding, body, etag } = sentAs(answer, headers['accept-encoding']);
  reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
  reply.header('x-content-type-options', 'nosniff');
  if (answer.packed) reply.header('vary', 'Accept-Encoding');
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}
