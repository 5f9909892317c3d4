import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import type { ExpectedRequest } from './load.ts';
import { createOrderRequests } from './orders.ts';
import {
  type RecordedResponse,
  createConditionalRequest,
  readPagePaths,
  recordResponse,
  recordResponses,
  rotateRequests,
} from './expected-requests.ts';
import type { Server, Shop } from './shop.ts';

export interface Subject {
  name: string;
  server: Server;
  pids: number[];
  nextRequest(): ExpectedRequest;
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

export async function createSubjects(shop: Shop, constants: Constants): Promise<Subject[]> {
  const { edge } = shop;
  const homeResponse = await recordResponse(edge.origin, '/');
  return [
    ...(await createPageSubjects(shop, constants, homeResponse)),
    ...(await createScriptSubjects(shop, constants, homeResponse)),
    ...(await createCallSubjects(shop, constants)),
  ];
}

async function createPageSubjects(
  { edge, renderingServer, backend }: Shop,
  constants: Constants,
  homeResponse: RecordedResponse,
): Promise<Subject[]> {
  const paths = await readPagePaths(edge.origin);
  const { constant, plainNode, cachedPage, cachedPages, notModified, renderedPages } = subjectNames;
  const constantPage = await createConstantSubject(constants, constant, homeResponse);
  const conditionalRequest = createConditionalRequest(
    homeResponse.expectedRequest,
    String(homeResponse.headers.etag),
  );
  const nextCachedPage = rotateRequests(await recordResponses(edge.origin, paths));
  const nextRenderedPage = rotateRequests(await recordResponses(renderingServer.origin, paths));
  return [
    constantPage,
    { ...constantPage, name: plainNode, server: constants.plainNode, baseline: constant },
    createSubject(cachedPage, edge, () => homeResponse.expectedRequest, constant),
    createSubject(cachedPages, edge, nextCachedPage, constant),
    createSubject(notModified, edge, () => conditionalRequest, constant),
    {
      ...createSubject(renderedPages, renderingServer, nextRenderedPage, constant),
      pids: [renderingServer.pid, backend.pid],
    },
  ];
}

async function createScriptSubjects(
  { edge }: Shop,
  constants: Constants,
  homeResponse: RecordedResponse,
): Promise<Subject[]> {
  const { constantScript, script } = subjectNames;
  const path = await findLargestScript(edge.origin, homeResponse.body);
  const response = await recordResponse(edge.origin, path);
  return [
    await createConstantSubject(constants, constantScript, response),
    createSubject(script, edge, () => response.expectedRequest, constantScript),
  ];
}

async function createCallSubjects(
  { edge, backend }: Shop,
  constants: Constants,
): Promise<Subject[]> {
  const { constantRead, read, order } = subjectNames;
  const response = await recordResponse(edge.origin, CATALOGUE_PATH);
  const pids = [edge.pid, backend.pid];
  return [
    await createConstantSubject(constants, constantRead, response),
    { ...createSubject(read, edge, () => response.expectedRequest, constantRead), pids },
    { ...createSubject(order, edge, await createOrderRequests(edge.origin)), pids },
  ];
}

const createConstantSubject = async (
  { fastify }: Constants,
  name: string,
  response: RecordedResponse,
): Promise<Subject> =>
  createSubject(name, fastify, await storeConstant(fastify.origin, name, response));

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
