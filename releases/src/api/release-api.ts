import { posix } from 'node:path';
import { finished } from 'node:stream';
import { maxLength, object, pipe, safeParse, string } from 'valibot';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTokenLookup } from '../tokens/token-lookup.ts';
import { RELEASES_PATH } from '../builds/release.ts';
import { DamagedError, RegistryError, UnreadableRegistryError } from '../errors.ts';
import { addPreviewLink } from '../registry/preview-links.ts';
import type { RegistryFollower } from '../live/follow-registry.ts';
import type { Releases } from '../releases.ts';
import { readStatus } from '../changes/status.ts';
import { StoreUnavailableError } from 'server/store/object-store';
import { sendSlowResponse } from './send-slow-response.ts';
import {
  type Caller,
  createAuthenticator,
  refuseUnpermittedPackages,
} from './create-authenticator.ts';
import { type ToErrorResponse, createErrorResponder } from './to-error-response.ts';
import { createVersionComparer } from './compare-versions.ts';
import { ChangeRunner } from './change-runner.ts';
import { MAX_FILE_BYTES, parseChangeRequest } from './change-request.ts';
import { readStoredFile } from './read-stored-file.ts';
import { Refusal, createNotFoundRefusal, sendRefusal } from './refusal.ts';
import { refuseIfDiskFull, createByteQuota } from './upload-limits.ts';
import { createConcurrencyLimit } from './task-queue.ts';
import { createUploadStore } from './upload-store.ts';

const PREFIX = '/release-api';

const MAX_CHANGE_BODY_BYTES = 2 ** 20;

const MAX_CONCURRENT_CALLS = 16;
const MAX_CONCURRENT_CALLS_PER_TOKEN = 8;

/**
 * Registers the routes of the release API. A call without a valid token is refused before its body
 * is read.
 */
export async function registerReleaseApi(
  app: FastifyInstance,
  releases: Releases,
  follower: RegistryFollower,
): Promise<void> {
  const tokenLookup = createTokenLookup(releases.store);
  const callAuthentication = createCallAuthentication(tokenLookup);
  const toErrorResponse = createErrorResponder(releases);
  await app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', callAuthentication.authenticate);
      scope.setErrorHandler<FastifyError>((error, request, reply) =>
        sendErrorResponse(error, request, reply, toErrorResponse),
      );
      scope.setNotFoundHandler((_request, reply) => sendRefusal(reply, createNotFoundRefusal()));
      addBodyParsers(scope);
      scope.get('/status', () => readStatus(releases));
      const compareVersions = createVersionComparer(releases);
      scope.get('/differences', ({ query }) => compareVersions(query));
      scope.get<{ Params: { '*': string } }>('/store/*', async (request, reply) => {
        const body = await readStoredFile(releases, follower, request.params['*']);
        if (!body) throw createNotFoundRefusal();
        return reply.type('application/octet-stream').send(body);
      });
      registerChangeRoutes(scope, releases, {
        tokenLookup,
        findCaller: callAuthentication.findCaller,
        toErrorResponse,
      });
      done();
    },
    { prefix: PREFIX },
  );
}

type FindCaller = (request: FastifyRequest) => Caller;

function createCallAuthentication(tokenLookup: ReturnType<typeof createTokenLookup>) {
  const authenticateCaller = createAuthenticator(tokenLookup);
  const startCall = createConcurrencyLimit(MAX_CONCURRENT_CALLS, MAX_CONCURRENT_CALLS_PER_TOKEN);
  const callerByRequest = new WeakMap<FastifyRequest, Caller>();
  return {
    async authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      void reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      const caller = await authenticateCaller(request);
      callerByRequest.set(request, caller);
      const { name } = request.params as { name?: string };
      if (name !== undefined) refuseUnpermittedPackages(caller.token, [name]);
      finished(reply.raw, startCall(caller.token.id));
    },
    findCaller(request: FastifyRequest): Caller {
      const caller = callerByRequest.get(request);
      if (!caller) throw new Error('The request has no caller: is its hook missing?');
      return caller;
    },
  };
}

function addBodyParsers(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

const previewRequestSchema = object({
  name: pipe(string(), maxLength(40)),
  version: pipe(string(), maxLength(64)),
});

interface ChangeRouteOptions {
  tokenLookup: ReturnType<typeof createTokenLookup>;
  findCaller: FindCaller;
  toErrorResponse: ToErrorResponse;
}

function registerChangeRoutes(
  scope: FastifyInstance,
  releases: Releases,
  { tokenLookup, findCaller, toErrorResponse }: ChangeRouteOptions,
): void {
  const uploadStore = createUploadStore(releases.store);
  const consumeQuota = createByteQuota();
  const changeRunner = new ChangeRunner({ releases, uploadStore, tokenLookup, consumeQuota });

  scope.put<{ Params: { name: string; hash: string }; Body: Buffer | undefined }>(
    '/files/:name/:hash',
    { bodyLimit: MAX_FILE_BYTES, schema: { params: FILE_PARAMS } },
    async (request, reply) => {
      const { name, hash } = request.params;
      const body = request.body ?? Buffer.alloc(0);
      consumeQuota(findCaller(request).token.id, body.length);
      await refuseIfDiskFull(releases);
      await uploadStore.saveUpload(name, hash, body);
      return reply.code(204).send();
    },
  );

  scope.post('/previews', async (request) => {
    const { success, output } = safeParse(previewRequestSchema, request.body);
    if (!success) throw new Refusal(400, 'unreadable', 'Name a package and its version.');
    const { token } = findCaller(request);
    refuseUnpermittedPackages(token, [output.name]);
    const { name, version } = output;
    try {
      return {
        status: true,
        ...(await addPreviewLink(releases.store, name, version, token.holder)),
      };
    } catch (cause) {
      if (cause instanceof RegistryError) throw new Refusal(409, 'refused', cause.message);
      throw cause;
    }
  });

  scope.post('/moves', { bodyLimit: MAX_CHANGE_BODY_BYTES }, (request, reply) => {
    const [changeRequest, caller] = [parseChangeRequest(request.body), findCaller(request)];
    const { what, move } = changeRequest;
    const pendingResult = changeRunner.applyChange(changeRequest, caller).then(
      (changeResult) => {
        if ('live' in changeResult) {
          const releases = changeResult.live.map(({ url }) => getReleaseFolder(url));
          const facts = { what, move, token: caller.token.id, releases };
          request.log.info(facts, 'releases changed with a token');
        }
        return { status: true, ...changeResult };
      },
      (cause: unknown) => ({ ...toErrorResponse(cause, request), requestId: request.id }),
    );
    return sendSlowResponse(reply, pendingResult);
  });
}

/**
 * Returns package and version from a URL. For '/releases/catalog/1.0.0-3f9c2a1b/main.js', returns
 * 'catalog/1.0.0-3f9c2a1b'.
 */
const getReleaseFolder = (url: string) => posix.dirname(url).slice(RELEASES_PATH.length + 1);

const FILE_PARAMS = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 40 },
    hash: { type: 'string', pattern: '^[0-9a-f]{96}$' },
  },
};

function sendErrorResponse(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  toErrorResponse: ToErrorResponse,
): void {
  if (error instanceof Refusal) void sendRefusal(reply, error);
  else if (error instanceof StoreUnavailableError || error instanceof UnreadableRegistryError) {
    const { code, error: message } = toErrorResponse(error, request);
    void sendRefusal(reply, new Refusal(503, code, message, 5));
  } else if (error instanceof DamagedError)
    void sendRefusal(reply, new Refusal(404, 'damaged', error.message));
  else if (error.statusCode === 413)
    void sendRefusal(
      reply,
      new Refusal(413, 'too_large', `A file may have at most ${MAX_FILE_BYTES} bytes.`),
    );
  else throw error;
}
