import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import type { Question } from './load.ts';
import { ordersAt } from './orders.ts';
import {
  type Answered,
  asAnswered,
  asKnown,
  eachAnswered,
  inTurn,
  pagePaths,
} from './questions.ts';
import type { Server, Shop } from './shop.ts';

/** A measured kind of request: one line of the table. */
export interface Subject {
  name: string;
  at: Server;
  /** Processes whose processor time is measured. */
  pids: number[];
  next(): Question;
  /** Name of the subject with which this one is compared. */
  against?: string;
}

export interface Constants {
  fastify: Server;
  bare: Server;
}

const READ = '/api/users/getservices';

export const names = {
  constant: 'constant body of the page',
  bare: 'the same by node:http alone',
  kept: 'kept page',
  allKept: 'kept pages, each in turn',
  unchanged: '304',
  rendered: 'rendered pages, each in turn',
  constantScript: 'constant body of the script',
  script: 'released script',
  constantRead: 'constant body of the read',
  read: 'read of the catalogue',
  order: 'order',
};

/** Returns all subjects, with constant responses of the same bytes for comparison. */
export async function subjectsOf(shop: Shop, constants: Constants): Promise<Subject[]> {
  const { edge, rendering, backend } = shop;
  const paths = await pagePaths(edge.origin);
  const home = await asAnswered(edge.origin, '/');
  const script = await asAnswered(edge.origin, await largestScript(edge.origin, home.body));
  const read = await asAnswered(edge.origin, READ);
  const known = asKnown(home.question, String(home.headers.etag));
  const constant = async (name: string, like: Answered): Promise<Subject> => ({
    ...of(name, constants.fastify, await constantAt(constants.fastify.origin, name, like)),
  });
  const ofShop = { pids: [edge.pid, backend.pid] };
  const page = await constant(names.constant, home);
  return [
    page,
    { ...page, name: names.bare, at: constants.bare, against: names.constant },
    of(names.kept, edge, () => home.question, names.constant),
    of(names.allKept, edge, inTurn(await eachAnswered(edge.origin, paths)), names.constant),
    of(names.unchanged, edge, () => known, names.constant),
    {
      ...of(names.rendered, rendering, inTurn(await eachAnswered(rendering.origin, paths))),
      against: names.constant,
      pids: [rendering.pid, backend.pid],
    },
    await constant(names.constantScript, script),
    of(names.script, edge, () => script.question, names.constantScript),
    await constant(names.constantRead, read),
    { ...of(names.read, edge, () => read.question, names.constantRead), ...ofShop },
    { ...of(names.order, edge, await ordersAt(edge.origin)), ...ofShop },
  ];
}

const of = (name: string, at: Server, next: () => Question, against?: string): Subject => ({
  name,
  at,
  pids: [at.pid],
  next,
  ...(against !== undefined && { against }),
});

/** Stores a response on the constant server. Returns a function for requests of it. */
async function constantAt(origin: string, name: string, { body, headers, question }: Answered) {
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
  const constant = { ...question, path };
  return () => constant;
}

/** Returns the largest script of the page. */
async function largestScript(origin: string, page: Buffer): Promise<string> {
  const names = brotliDecompressSync(page)
    .toString()
    .matchAll(/<script src="([^"]+)"/g);
  const scripts = await Promise.all(
    [...names].map(async ([, path = '']) => ({
      path,
      bytes: (await asAnswered(origin, path)).body.length,
    })),
  );
  const [largest] = scripts.sort((one, other) => other.bytes - one.bytes);
  if (!largest) throw new Error('The page names no script.');
  return largest.path;
}
