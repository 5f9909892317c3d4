import { finished } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenBook } from '../tokens/token-book.ts';
import { DamagedError } from '../errors.ts';
import type { Follower } from '../live/follow-registry.ts';
import type { Releases } from '../releases.ts';
import { status } from '../changes/status.ts';
import { StoreAwayError } from '../store/release-store.ts';
import { answerLate } from './answer-late.ts';
import { type Caller, authentication, refuseOthers } from './authenticate.ts';
import { failedMove } from './failed-move.ts';
import { moves } from './moves.ts';
import { MOST_BYTES_OF_FILE, readMove } from './questions.ts';
import { readStored } from './read-stored.ts';
import { Refusal, sendRefusal } from './refusal.ts';
import { refuseWithoutSpace } from './free-space.ts';
import { spending } from './spending.ts';
import { places } from './turns.ts';
import { uploads } from './uploads.ts';

const PREFIX = '/release-api';

/**
 * Largest body of a change, in bytes. It suffices for the names and hashes of the largest build.
 */
const MOVE_LIMIT = 2 ** 20;

/** Largest number of concurrent calls, in total and for one token. */
const MOST_CALLS = 16;
const MOST_CALLS_OF_ONE = 8;

/**
 * Mounts the release API: POST moves, PUT files/:name/:hash, GET status and store/*. A call without
 * a valid token is refused before its body is read.
 */
export async function releaseApi(
  app: FastifyInstance,
  releases: Releases,
  follower: Follower,
): Promise<void> {
  const book = tokenBook(releases.store);
  const callerOf = authenticateCalls(book);
  await app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', callerOf.authenticate);
      scope.setErrorHandler(answerError);
      scope.setNotFoundHandler((_request, reply) => sendRefusal(reply, nothing()));
      addParsers(scope);
      scope.get('/status', () => status(releases));
      scope.get<{ Params: { '*': string } }>('/store/*', async (request, reply) => {
        const body = await readStored(releases, follower, request.params['*']);
        if (!body) throw nothing();
        return reply.type('application/octet-stream').send(body);
      });
      changeRoutes(scope, releases, book, callerOf.find);
      done();
    },
    { prefix: PREFIX },
  );
}

type CallerOf = (request: FastifyRequest) => Caller;

/**
 * Returns a hook that authenticates a call, and a function for handlers that returns the caller.
 */
function authenticateCalls(book: ReturnType<typeof tokenBook>) {
  const tokenOfCall = authentication(book);
  const enter = places(MOST_CALLS, MOST_CALLS_OF_ONE);
  const callers = new WeakMap<FastifyRequest, Caller>();
  return {
    async authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      void reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      const caller = await tokenOfCall(request);
      callers.set(request, caller);
      const { name } = request.params as { name?: string };
      if (name !== undefined) refuseOthers(caller.token, [name]);
      // `finished` also runs if the caller disconnects.
      finished(reply.raw, enter(caller.token.id));
    },
    find(request: FastifyRequest): Caller {
      const caller = callers.get(request);
      if (!caller) throw new Error('The request has no caller: is its hook missing?');
      return caller;
    },
  };
}

function addParsers(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, parsed) => parsed(null, body),
  );
}

/** Mounts the calls that upload files and change releases. */
function changeRoutes(
  scope: FastifyInstance,
  releases: Releases,
  book: ReturnType<typeof tokenBook>,
  callerOf: CallerOf,
): void {
  const sent = uploads(releases.store);
  const spend = spending();
  const makeMove = moves(releases, sent, book, spend);

  scope.put<{ Params: { name: string; hash: string }; Body: Buffer | undefined }>(
    '/files/:name/:hash',
    { bodyLimit: MOST_BYTES_OF_FILE, schema: { params: FILE_PARAMS } },
    async (request, reply) => {
      const { name, hash } = request.params;
      // An empty file has no body.
      const body = request.body ?? Buffer.alloc(0);
      spend(callerOf(request).token.id, body.length);
      await refuseWithoutSpace(releases);
      await sent.keep(name, hash, body);
      return reply.code(204).send();
    },
  );

  scope.post('/moves', { bodyLimit: MOVE_LIMIT }, (request, reply) => {
    const [asked, caller] = [readMove(request.body), callerOf(request)];
    const { what, move } = asked;
    const answer = makeMove(asked, caller).then(
      (made) => {
        if ('live' in made)
          request.log.info({ what, move, token: caller.token.id }, 'releases changed with a token');
        return { status: true, ...made };
      },
      (cause: unknown) => failedMove(cause, request.log),
    );
    return answerLate(reply, answer);
  });
}

const nothing = () => new Refusal(404, 'not_found', 'There is nothing at this address.');

const FILE_PARAMS = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 40 },
    hash: { type: 'string', pattern: '^[0-9a-f]{96}$' },
  },
};

function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Refusal) void sendRefusal(reply, error);
  else if (error instanceof StoreAwayError)
    void sendRefusal(reply, new Refusal(503, 'store_away', error.message, 5));
  else if (error instanceof DamagedError)
    void sendRefusal(reply, new Refusal(404, 'damaged', error.message));
  else if (error.statusCode === 413)
    void sendRefusal(
      reply,
      new Refusal(413, 'too_large', `A file may have at most ${MOST_BYTES_OF_FILE} bytes.`),
    );
  // The server's own error handler responds to all other errors.
  else throw error;
}
