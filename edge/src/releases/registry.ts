import { array, looseObject, number, record, safeParse, string } from 'valibot';
import type { RegisteredRelease, Release } from './release.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Which release of each micro-frontend is live (frontend-discovery schema, v1-pre), as pages are told. */
export interface Registry {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
  /** The first of each is live. */
  microFrontends: Record<string, Release[]>;
}

/** The one document that says what is live: all moves are made by replacing it whole. */
export interface RegistryDocument extends Registry {
  /** One more with every move; 0 before the first. */
  revision: number;
  /** The first of each is live; those after it stay served, the one that was live last first. */
  microFrontends: Record<string, RegisteredRelease[]>;
  /** The latest moves, the oldest first. */
  history: Move[];
  /** Versions that are being removed from the store, or were not long ago. */
  leaving: Leaving[];
}

export interface Move {
  /** By which a writer knows its own move again. */
  id: string;
  revision: number;
  /** ISO 8601. */
  at: string;
  by: string;
  commit: string;
  what: 'release' | 'rollback';
  why?: string | undefined;
  /** Versions; `from` is null for a package's first release. */
  moves: { name: string; from: string | null; to: string }[];
}

export interface Leaving {
  folder: string;
  /** ISO 8601. */
  since: string;
  /** The id of the move that let it go; who made it removes it. */
  move: string;
  /** The revision that says that it is gone; null until then. */
  gone: number | null;
}

export const REGISTRY_KEY = 'registry.json';

const emptyRegistry: RegistryDocument = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 0,
  microFrontends: {},
  history: [],
  leaving: [],
};

const shape = looseObject({
  revision: number(),
  microFrontends: record(
    string(),
    array(looseObject({ extras: looseObject({ folder: string(), record: string() }) })),
  ),
  history: array(looseObject({ revision: number(), moves: array(looseObject({})) })),
  leaving: array(looseObject({ folder: string() })),
});

/** The registry as it stands, empty before the first release, with the tag for replacing it. */
export async function readRegistry(store: ReleaseStore) {
  const stored = await store.read(REGISTRY_KEY);
  return stored
    ? { registry: parseRegistry(stored.body), tag: stored.tag }
    : { registry: emptyRegistry, tag: null };
}

/** Throws when it is no registry. */
export function parseRegistry(body: Uint8Array): RegistryDocument {
  try {
    const { success, output } = safeParse(shape, JSON.parse(Buffer.from(body).toString()));
    if (success) return output as unknown as RegistryDocument;
  } catch (cause) {
    throw new Error(UNREADABLE, { cause });
  }
  throw new Error(UNREADABLE);
}

const UNREADABLE = `The store's ${REGISTRY_KEY} is no registry of releases.`;

/** Of all releases, live or kept. */
export const foldersOf = (microFrontends: RegistryDocument['microFrontends']) =>
  Object.values(microFrontends).flatMap((releases) => releases.map(({ extras }) => extras.folder));

/** What pages and browsers are told: what is live, and nothing of who released it. */
export const publicRegistry = ({ schema, microFrontends }: RegistryDocument): Registry => ({
  schema,
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends).map(([name, releases]) => [
      name,
      releases.slice(0, 1).map(({ extras, ...release }) => {
        const { record: _record, live: _live, ...told } = extras;
        return { ...release, extras: told };
      }),
    ]),
  ),
});
