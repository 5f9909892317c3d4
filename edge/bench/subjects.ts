import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import type { ExpectedRequest } from './load.ts';
import { createOrderRequests } from './orders.ts';
import {
  type RecordedResponse,
  recordResponse,
  createConditionalRequest,
  recordResponses,
  rotateRequests,
  readPagePaths,
} from './expected-requests.ts';
import type { Server, Shop } from './shop.ts';

/** A measured kind of request: one line of the table. */
export interface Subject {
  name: string;
  server: Server;
  /** Processes whose processor time is measured. */
  pids: number[];
  nextRequest(): ExpectedRequest;
  /** Name of the subject with which this one is compared. */
  baseline?: string;
}

export interface Constants {
  fastify: Server;
  plainNode: Server;
}

const CATALOGUE_PATH = '/api/users/getservices';

export const subjectNames = {
  constant: 'constant body of the page',
  plainNode: 'the same by node:http alone',
  cachedPage: 'kept page',
  cachedPages: 'kept pages, each in turn',
  notModified: '304',
  renderedPages: 'rendered pages, each in turn',
  constantScript: 'constant body of the script',
  script: 'released script',
  constantRead: 'constant body of the read',
  read: 'read of the catalogue',
  order: 'order',
};

/** Returns all subjects, with constant responses of the same bytes for comparison. */
export async function createSubjects(shop: Shop, constants: Constants): Promise<Subject[]> {
  const { edge, renderingServer, backend } = shop;
  const paths = await readPagePaths(edge.origin);
  const homeResponse = await recordResponse(edge.origin, '/');
  const script = await recordResponse(
    edge.origin,
    await findLargestScript(edge.origin, homeResponse.body),
  );
  const read = await recordResponse(edge.origin, CATALOGUE_PATH);
  const conditionalRequest = createConditionalRequest(
    homeResponse.expectedRequest,
    String(homeResponse.headers.etag),
  );
  const createConstantSubject = async (
    name: string,
    response: RecordedResponse,
  ): Promise<Subject> => ({
    ...createSubject(
      name,
      constants.fastify,
      await storeConstant(constants.fastify.origin, name, response),
    ),
  });
  const shopProcesses = { pids: [edge.pid, backend.pid] };
  const page = await createConstantSubject(subjectNames.constant, homeResponse);
  return [
    page,
    {
      ...page,
      name: subjectNames.plainNode,
      server: constants.plainNode,
      baseline: subjectNames.constant,
    },
    createSubject(
      subjectNames.cachedPage,
      edge,
      () => homeResponse.expectedRequest,
      subjectNames.constant,
    ),
    createSubject(
      subjectNames.cachedPages,
      edge,
      rotateRequests(await recordResponses(edge.origin, paths)),
      subjectNames.constant,
    ),
    createSubject(subjectNames.notModified, edge, () => conditionalRequest, subjectNames.constant),
    {
      ...createSubject(
        subjectNames.renderedPages,
        renderingServer,
        rotateRequests(await recordResponses(renderingServer.origin, paths)),
      ),
      baseline: subjectNames.constant,
      pids: [renderingServer.pid, backend.pid],
    },
    await createConstantSubject(subjectNames.constantScript, script),
    createSubject(
      subjectNames.script,
      edge,
      () => script.expectedRequest,
      subjectNames.constantScript,
    ),
    await createConstantSubject(subjectNames.constantRead, read),
    {
      ...createSubject(
        subjectNames.read,
        edge,
        () => read.expectedRequest,
        subjectNames.constantRead,
      ),
      ...shopProcesses,
    },
    {
      ...createSubject(subjectNames.order, edge, await createOrderRequests(edge.origin)),
      ...shopProcesses,
    },
  ];
}

const createSubject = (
  name: string,
  server: Server,
  nextRequest: () => ExpectedRequest,
  baseline?: string,
): Subject => ({
  name,
  server,
  pids: [server.pid],
  nextRequest,
  ...(baseline !== undefined && { baseline }),
});

/** Stores a response on the constant server. Returns a function for requests of it. */
async function storeConstant(
  origin: string,
  name: string,
  { body, headers, expectedRequest }: RecordedResponse,
) {
  const path = `/${encodeURIComponent(name)}`;
  const encoding = headers['content-encoding'];
  await request(origin + path, {
    method: 'PUT',
    headers: {
      'content-type': String(headers['content-type']),
      ...(encoding !== undefined && { 'content-encoding': String(encoding) }),
    },
    body,
  });
  const constant = { ...expectedRequest, path };
  return () => constant;
}

/** Returns the largest script of the page. */
async function findLargestScript(origin: string, page: Buffer): Promise<string> {
  const scriptMatches = brotliDecompressSync(page)
    .toString()
    .matchAll(/<script src="([^"]+)"/g);
  const scripts = await Promise.all(
    [...scriptMatches].map(async ([, path = '']) => ({
      path,
      bytes: (await recordResponse(origin, path)).body.length,
    })),
  );
  const [largest] = scripts.sort((first, second) => second.bytes - first.bytes);
  if (!largest) throw new Error('The page names no script.');
  return largest.path;
}
