import { readList } from 'contract/answers';
import { idField, readerOf, textField } from 'contract/fields';
import { kitOf } from 'contract/kits';

/** Addresses of all category and product pages, as path segments. */
export type Catalogue = string[][];

/**
 * Reads the backend's public catalogue for what can be found; a category that cannot be read is told to
 * `onFailed` and left out. Throws when the backend does not answer at all.
 */
export async function readCatalogue(
  apiHost: string,
  onFailed: (category: string, cause: unknown) => void,
): Promise<Catalogue> {
  const services = await readSlugs(`${apiHost}/users/getservices`);
  const categories = services.map(async (service) => {
    const address = `${apiHost}/users/getproductsbycategoryslug/${encodeURIComponent(service)}`;
    try {
      return [[service], ...(await readSlugs(address)).map((slug) => [service, slug])];
    } catch (cause) {
      onFailed(service, cause);
      return [];
    }
  });
  return (await Promise.all(categories)).flat();
}

/** The slugs of a list; an answer that names an error is a failure here as it is on pages (decision 9). */
async function readSlugs(address: string): Promise<string[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
  return readList(entrySchema, await answer.json()).flatMap((entry) =>
    entry.slug && !kitOf(entry) ? [entry.slug] : [],
  );
}

/** Of a category or a product. A kit has its page at a fixed address (decision 5). */
const entrySchema = readerOf({ id: idField, name: textField, slug: textField });
