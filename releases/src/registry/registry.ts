import { array, looseObject, nullable, number, optional, record, safeParse, string } from 'valibot';
import { UnreadableRegistryError } from '../errors.ts';
import type { RegisteredRelease, Release } from '../builds/release.ts';
import type { ObjectStore, StoredEntry } from 'server/store/object-store';
import { parseJson } from '../store/parse-json.ts';
import { type StoredDocument, readDocument } from '../store/compare-and-swap-document.ts';

/** Live release of each package, in the form that pages get (frontend-discovery schema, v1-pre). */
export interface Registry {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
  microFrontends: Record<string, Release[]>;
}

/** The stored registry. Every change replaces the complete document. */
export interface RegistryDocument extends Registry {
  revision: number;
  /**
   * Releases of each package, the most recent first. The first is live. The other releases are
   * still served to open pages.
   */
  microFrontends: Record<string, RegisteredRelease[]>;
  history: Move[];
  /** Releases that a share of the visitors gets. */
  split: Split | null;
  /** Folders that are marked for deletion or were deleted recently. */
  leaving: PendingDeletion[];
  /**
   * Packages of other repositories. Pages of staff load them only if an owner has allowed that.
   * Older registries lack this field.
   */
  outside?: Record<string, { allowedOnStaffPages: { at: string; by: string } | null }>;
}

export interface Split {
  /** Id of the split. `isInSplit` computes from this id which visitors are in the split. */
  id: string;
  share: number;
  releases: Record<string, RegisteredRelease>;
  since: string;
  by: string;
  /**
   * Time at which a split with healthy figures promotes itself (ISO 8601). Undefined for a split
   * without a planned promotion.
   */
  promoteAfter?: string | undefined;
}

export interface Move {
  id: string;
  revision: number;
  at: string;
  by: string;
  /**
   * Id of the release token with which the change was made, or undefined for a change without the
   * release API.
   */
  token?: string | undefined;
  commit: string;
  /**
   * 'split' begins a split, or changes its share or its planned promotion. 'promote' makes the
   * split's versions live for all visitors. 'withdraw' ends the split. 'preview' makes versions
   * available to staff only. 'allow' and 'forbid' decide whether pages of staff load a package.
   */
  what: 'release' | 'rollback' | 'split' | 'promote' | 'withdraw' | 'preview' | 'allow' | 'forbid';
  why?: string | undefined;
  seen?: boolean | undefined;
  share?: number | undefined;
  /** `from` is null for the first release of a package. */
  moves: { name: string; from: string | null; to: string }[];
}

export interface PendingDeletion {
  folder: string;
  since: string;
  /**
   * Id of the change that marked the folder. The process that makes this change also deletes the
   * folder.
   */
  move: string;
  /** Revision of the registry that recorded the deletion. Null until the folder is deleted. */
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

const storedReleaseSchema = looseObject({
  extras: looseObject({ folder: string(), record: string() }),
});

const registrySchema = looseObject({
  revision: number(),
  microFrontends: record(string(), array(storedReleaseSchema)),
  history: array(looseObject({ revision: number(), moves: array(looseObject({})) })),
  // Older registries lack this field.
  split: optional(
    nullable(
      looseObject({
        id: string(),
        share: number(),
        releases: record(string(), storedReleaseSchema),
      }),
    ),
    null,
  ),
  leaving: array(looseObject({ folder: string() })),
});

export async function readRegistry(store: ObjectStore) {
  const { content, tag } = await readDocument(store, registryDocument);
  return { registry: content, tag };
}

export function parseStoredRegistry(
  { body, tag }: StoredEntry,
  store: ObjectStore,
): RegistryDocument {
  const registry = parseRegistry(body);
  if (registry) return registry;
  const { location, remedy } = store.describeEntry(REGISTRY_KEY, tag);
  throw new UnreadableRegistryError(`${location} is no registry of releases. ${remedy}`);
}

export const registryDocument: StoredDocument<RegistryDocument> = {
  key: REGISTRY_KEY,
  empty: emptyRegistry,
  parse: parseStoredRegistry,
};

export function parseRegistry(body: Uint8Array): RegistryDocument | null {
  const { success, output } = safeParse(registrySchema, parseJson(body));
  return success ? (output as unknown as RegistryDocument) : null;
}

export const listServedReleases = ({
  microFrontends,
  split,
}: ServedReleases): RegisteredRelease[] => [
  ...Object.values(microFrontends).flat(),
  ...Object.values(split?.releases ?? {}),
];

/** Returns the packages of other repositories that pages of staff must not load. */
export const listBarredPackages = ({ outside = {} }: RegistryDocument): string[] =>
  Object.entries(outside).flatMap(([name, { allowedOnStaffPages }]) =>
    allowedOnStaffPages === null ? [name] : [],
  );

export const listServedFolders = (registry: ServedReleases) =>
  listServedReleases(registry).map(({ extras }) => extras.folder);

type ServedReleases = Pick<RegistryDocument, 'microFrontends' | 'split'>;

/** Returns the registry for pages, without authors and without releases that are not live. */
export const toPublicRegistry = ({ schema, microFrontends }: RegistryDocument): Registry => ({
  schema,
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends).map(([name, releases]) => [
      name,
      releases.slice(0, 1).map(({ extras, ...release }) => {
        const { record: _record, live: _live, ...publicExtras } = extras;
        return { ...release, extras: publicExtras };
      }),
    ]),
  ),
});
