import assert from 'node:assert/strict';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCachedRoutes } from '../../src/catalog/reads/cached-routes.ts';
import { registerCatalogRoutes } from '../../src/catalog/reads/routes.ts';
import { registerContentRoutes } from '../../src/content/routes.ts';
import type { Db } from '../../src/db/db.ts';
import { configureRequests } from '../../src/http/configure-requests.ts';
import { pauseBeforeReads } from './pause-before-reads.ts';
import type { TestApp } from './test-app.ts';

const READERS = 5;

/** Response bodies of all public catalogue endpoints, by URL. */
export type PublicState = ReadonlyMap<string, string>;

/**
 * A response of a public endpoint. `from` and `to` are the indexes of the states between which it
 * was read.
 */
interface PublicRead {
  url: string;
  body: string;
  from: number;
  to: number;
}

/** Reads all public catalogue endpoints, and compares the responses with the states of the shop. */
export class PublicCalls {
  readonly states: PublicState[] = [];
  readonly #cached: FastifyInstance;
  readonly #uncached: FastifyInstance;
  /**
   * Pauses before each statement, so that publications happen between the statements of one
   * request.
   */
  readonly #slow: FastifyInstance;
  readonly #urls: readonly string[];
  readonly #reads: PublicRead[] = [];
  #isOver = true;

  /** `params` has values for the routes' parameters, by name. */
  constructor({ app, db }: TestApp, params: Record<string, readonly unknown[]>) {
    const routes: string[] = [];
    this.#cached = app;
    this.#uncached = buildUncached(db, (route) => routes.push(route));
    this.#slow = buildUncached(pauseBeforeReads(db));
    this.#urls = routes.flatMap((route) => fillRoute(route, params));
  }

  /** The state after the last publication. */
  get present(): PublicState {
    return this.states.at(-1) ?? new Map();
  }

  /**
   * Reads the present state. Adds the state to `states` if it differs from the last one. No
   * publication may run meanwhile.
   */
  async readState(): Promise<PublicState> {
    const state = new Map<string, string>();
    for (const url of this.#urls) state.set(url, readContent(await this.#uncached.inject(url)));
    if (!isSameState(state, this.present)) this.states.push(state);
    return state;
  }

  /** Requests all endpoints in a loop while `work` runs. Then checks each response. */
  async during(work: () => Promise<void>): Promise<void> {
    this.#isOver = false;
    const readers = Array.from({ length: READERS }, (_, index) => this.#read(index));
    try {
      await work();
    } finally {
      this.#isOver = true;
      await Promise.all(readers);
    }
    this.#check();
  }

  async #read(reader: number): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      // Each reader begins with a different endpoint.
      const url = this.#urls[(reader * 31 + count) % this.#urls.length] ?? '';
      const from = this.states.length - 1;
      const body = readContent(await this.#slow.inject(url));
      // The present publication may already be visible, although its state has not been read yet.
      this.#reads.push({ url, body, from, to: this.states.length });
      if (reader > 0) continue;
      // The cache may serve a state that is a second old.
      const cached = await this.#cached.inject(url);
      this.#reads.push({ url, body: readContent(cached), from: 0, to: this.states.length });
    }
  }

  /** Fails if a response matches none of the states between which it was read. */
  #check(): void {
    assert.ok(this.#reads.length > 0);
    for (const { url, body, from, to } of this.#reads.splice(0)) {
      const states = this.states.slice(from, to + 1);
      const isPublished = states.some((state) => state.get(url) === body);
      assert.ok(isPublished, `${url} was of no published state (${from} to ${to}): ${body}`);
    }
  }
}

export const isSameState = (state: PublicState, other: PublicState): boolean =>
  [...state].every(([url, body]) => other.get(url) === body);

/** Returns the body without the id of the request, which each error response has. */
const readContent = ({ statusCode, body }: { statusCode: number; body: string }): string =>
  statusCode < 400 ? body : body.replace(/,"requestId":"[^"]*"/, '');

/** Builds the public catalogue endpoints without their cache. */
function buildUncached(db: Db, onRoute: (url: string) => void = () => undefined) {
  const app = Fastify();
  configureRequests(app);
  app.addHook('onRoute', ({ url, method }) => {
    if (method === 'GET') onRoute(url);
  });
  const cachedRoutes = createCachedRoutes(app, {
    db,
    cache: {
      read: async (_key, load) => ({
        version: 0,
        body: await load(),
        etag: '"none"',
        compressedBody: null,
      }),
    },
    previews: { read: async () => undefined },
  });
  registerCatalogRoutes(cachedRoutes);
  registerContentRoutes(cachedRoutes);
  return app;
}

function fillRoute(route: string, params: Record<string, readonly unknown[]>): string[] {
  const name = /:(\w+)$/.exec(route)?.[1];
  if (name === undefined) return [route];
  const values = params[name];
  assert.ok(values, `The test has no values for the parameter '${name}'.`);
  return values.map((value) => route.replace(`:${name}`, encodeURIComponent(String(value))));
}
