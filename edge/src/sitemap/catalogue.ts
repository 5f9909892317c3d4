import { readList } from 'contract/responses/answers';
import { createWireSchema, idField, textField } from 'contract/values/fields';
import type { Feature } from 'contract/features';
import { findKit, kits } from 'contract/catalog/kits';

export interface Catalogue {
  /** Each path as a list of its segments. */
  paths: string[][];
  /** Paths of kits that are not sold, to be omitted. */
  missingPaths: string[];
}

/**
 * Reads the paths of all catalogue pages. Omits unreadable categories, but throws if the list of
 * categories is unreadable.
 */
export async function readCatalogue(
  apiUrl: string,
  features: readonly Feature[],
  onFailed: (category: string, cause: unknown) => void,
): Promise<Catalogue> {
  const services = (await readEntries(`${apiUrl}/users/getservices`)).flatMap(
    ({ slug }) => slug || [],
  );
  const categories = services.map(async (service) => {
    const url = `${apiUrl}/users/getproductsbycategoryslug/${encodeURIComponent(service)}`;
    try {
      return [[service], ...(await readSlugs(url)).map((slug) => [service, slug])];
    } catch (cause) {
      onFailed(service, cause);
      return [];
    }
  });
  const missingPaths = features.includes('kits')
    ? findMissingKitPaths(apiUrl).catch((cause: unknown) => {
        onFailed('kits', cause);
        return [];
      })
    : [];
  return { paths: (await Promise.all(categories)).flat(), missingPaths: await missingPaths };
}

async function findMissingKitPaths(apiUrl: string): Promise<string[]> {
  const soldKits = (await readEntries(`${apiUrl}/users/getkits`)).map(findKit);
  return kits.filter((kit) => !soldKits.includes(kit)).map(({ letter }) => `/RemovalKit${letter}`);
}

const readSlugs = async (url: string): Promise<string[]> =>
  (await readEntries(url)).flatMap((entry) => (entry.slug && !findKit(entry) ? [entry.slug] : []));

async function readEntries(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return readList(entrySchema, await response.json());
}

/** The entry of a kit needs no slug, because kit pages have fixed paths (rule 5). */
const entrySchema = createWireSchema({ id: idField, slug: textField });
