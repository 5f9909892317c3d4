import { readList } from 'contract/responses/answers';
import { idField, readerOf, textField } from 'contract/values/fields';
import { kitOf } from 'contract/catalog/kits';

/** Paths of all category and product pages, as segments. */
export type Catalogue = string[][];

/**
 * Reads the pages of the backend's public catalogue. It omits unreadable categories and passes them
 * to `onFailed`. Throws if the list of categories is unreadable.
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

/** Reads the slugs of a list. Throws if the response contains an error (rule 9). */
async function readSlugs(address: string): Promise<string[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
  return readList(entrySchema, await answer.json()).flatMap((entry) =>
    entry.slug && !kitOf(entry) ? [entry.slug] : [],
  );
}

/** A category or product. Kits are excluded, because their pages have fixed addresses (rule 5). */
const entrySchema = readerOf({ id: idField, name: textField, slug: textField });
