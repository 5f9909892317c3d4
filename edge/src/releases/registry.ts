import { array, looseObject, nullable, number, optional, record, safeParse, string } from 'valibot';
import { UnreadableRegistryError } from './errors.ts';
import type { RegisteredRelease, Release } from './release.ts';
import type { ReleaseStore, Stored } from './store/release-store.ts';
import { type StoredDocument, readDocument } from './store/swap-document.ts';

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
  /** What a share of the visitors gets instead of what is live; one at a time in the whole shop. */
  split: Split | null;
  /** Versions that are being removed from the store, or were not long ago. */
  leaving: Leaving[];
}

/** Versions of packages that are tried out together by a share of the visitors. */
export interface Split {
  /** Another one for every split: it decides which visitors are in, as `isInSplit` computes it. */
  id: string;
  /** Above 0 and below 1. */
  share: number;
  /** By their packages' names. */
  releases: Record<string, RegisteredRelease>;
  /** ISO 8601. */
  since: string;
  by: string;
}

export interface Move {
  /** By which a writer knows its own move again. */
  id: string;
  revision: number;
  /** ISO 8601. */
  at: string;
  by: string;
  /** The id of the token by which it was done; none when it was done in the store itself. */
  token?: string | undefined;
  commit: string;
  /**
   * 'split' gives versions to a share of the visitors or changes the share, 'promote' gives them to all,
   * 'withdraw' to nobody; 'preview' stores versions that staff alone can see.
   */
  what: 'release' | 'rollback' | 'split' | 'promote' | 'withdraw' | 'preview';
  why?: string | undefined;
  /** Whether what was released had been looked at in a browser. */
  seen?: boolean | undefined;
  /** Of a split. */
  share?: number | undefined;
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
  split: null,
  leaving: [],
};

const storedRelease = looseObject({
  extras: looseObject({ folder: string(), record: string() }),
});

const shape = looseObject({
  revision: number(),
  microFrontends: record(string(), array(storedRelease)),
  history: array(looseObject({ revision: number(), moves: array(looseObject({})) })),
  // Registries that were stored before there were splits have none.
  split: optional(
    nullable(
      looseObject({ id: string(), share: number(), releases: record(string(), storedRelease) }),
    ),
    null,
  ),
  leaving: array(looseObject({ folder: string() })),
});

/** The registry as it stands, empty before the first release, with the tag for replacing it. */
export async function readRegistry(store: ReleaseStore) {
  const { content, tag } = await readDocument(store, registryDocument);
  return { registry: content, tag };
}

/** What is stored as the registry. Throws an `UnreadableRegistryError` when it is none. */
export function registryOf({ body, tag }: Stored, store: ReleaseStore): RegistryDocument {
  const registry = parseRegistry(body);
  if (registry) return registry;
  const { place, remedy } = store.tell(REGISTRY_KEY, tag);
  throw new UnreadableRegistryError(`${place} is no registry of releases. ${remedy}`);
}

export const registryDocument: StoredDocument<RegistryDocument> = {
  key: REGISTRY_KEY,
  empty: emptyRegistry,
  parse: registryOf,
};

/** Null when it is no registry. */
export function parseRegistry(body: Uint8Array): RegistryDocument | null {
  const { success, output } = safeParse(shape, jsonOf(body));
  return success ? (output as unknown as RegistryDocument) : null;
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    // Not even JSON: the same as JSON of any other kind.
    return null;
  }
}

/** All releases that are served: live, kept and split. */
export const servedReleases = ({ microFrontends, split }: Served): RegisteredRelease[] => [
  ...Object.values(microFrontends).flat(),
  ...Object.values(split?.releases ?? {}),
];

/** Of all releases that are served. */
export const foldersOf = (registry: Served) =>
  servedReleases(registry).map(({ extras }) => extras.folder);

type Served = Pick<RegistryDocument, 'microFrontends' | 'split'>;

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
