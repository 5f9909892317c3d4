import { createHash, randomBytes } from 'node:crypto';
import type { ObjectStore } from 'server/store/object-store';
import { type InferOutput, array, isoTimestamp, object, pipe, safeParse, string } from 'valibot';
import { RegistryError, UnreadableRegistryError } from '../errors.ts';
import { listServedReleases, readRegistry } from './registry.ts';
import { parseJson } from '../store/parse-json.ts';
import {
  type StoredDocument,
  compareAndSwapDocument,
  readDocument,
} from '../store/compare-and-swap-document.ts';

/** Lifetime of a link in ms: half an hour. */
const LINK_MS = 30 * 60_000;

const MAX_LINKS = 200;

const linkSchema = object({
  /** SHA-256 of the link's secret in base64url. */
  hash: string(),
  name: string(),
  version: string(),
  madeBy: string(),
  expiresAt: pipe(string(), isoTimestamp()),
});

const linksSchema = object({ links: array(linkSchema) });

type PreviewLink = InferOutput<typeof linkSchema>;

const previewLinksDocument: StoredDocument<InferOutput<typeof linksSchema>> = {
  key: 'preview-links.json',
  empty: { links: [] },
  parse({ body }) {
    const { success, output } = safeParse(linksSchema, parseJson(body));
    if (success) return output;
    throw new UnreadableRegistryError("The store's preview-links.json is no list of links.");
  },
};

export interface NewPreviewLink {
  /** Path of the link in the storefront. It contains the link's secret. */
  path: string;
  expiresAt: string;
}

/**
 * Creates a link that shows one stored version to whoever has it. The store contains only the hash
 * of the link's secret. Throws a `RegistryError` if the version is not stored.
 */
export async function addPreviewLink(
  store: ObjectStore,
  name: string,
  version: string,
  madeBy: string,
): Promise<NewPreviewLink> {
  const { registry } = await readRegistry(store);
  const folder = `${name}/${version}`;
  if (!listServedReleases(registry).some(({ extras }) => extras.folder === folder))
    throw new RegistryError(`${name} ${version} is not stored, so there is nothing to show.`);
  const secret = randomBytes(32).toString('base64url');
  const now = Date.now();
  const expiresAt = new Date(now + LINK_MS).toISOString();
  const link = { hash: hashSecret(secret), name, version, madeBy, expiresAt };
  await compareAndSwapDocument(store, previewLinksDocument, ({ links }) => {
    // An earlier attempt may have written the link although the store's response was lost.
    if (links.some(({ hash }) => hash === link.hash)) return null;
    const validLinks = links.filter((other) => Date.parse(other.expiresAt) > now);
    if (validLinks.length >= MAX_LINKS)
      throw new RegistryError(`There are ${MAX_LINKS} links already: try again in half an hour.`);
    return { links: [...validLinks, link] };
  });
  return { path: `${PREVIEW_LINK_PATH}/${secret}`, expiresAt };
}

/** Path below which `edge` shows the links. */
export const PREVIEW_LINK_PATH = '/-/preview/links';

/** Returns null for an unknown or expired link. */
export async function findPreviewLink(
  store: ObjectStore,
  secret: string,
): Promise<PreviewLink | null> {
  const { links } = (await readDocument(store, previewLinksDocument)).content;
  const link = links.find(({ hash }) => hash === hashSecret(secret));
  return link && Date.parse(link.expiresAt) > Date.now() ? link : null;
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
