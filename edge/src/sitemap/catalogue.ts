import { readList } from 'contract/responses/answers';
import { createWireSchema, idField, textField } from 'contract/values/fields';
import { findKit } from 'contract/catalog/kits';

export type Catalogue = string[][];

/** Leaves out unreadable categories. Throws if the list of categories is unreadable. */
export async function readCatalogue(
  apiHost: string,
  onFailed: (category: string, cause: unknown) => void,
): Promise<Catalogue> {
  const services = await readSlugs(`${apiHost}/users/getservices`);
  const categories = services.map(async (service) => {
    const url = `${apiHost}/users/getproductsbycategoryslug/${encodeURIComponent(service)}`;
    try {
      return [[service], ...(await readSlugs(url)).map((slug) => [service, slug])];
    } catch (cause) {
      onFailed(service, cause);
      return [];
    }
  });
  return (await Promise.all(categories)).flat();
}

async function readSlugs(url: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return readList(entrySchema, await response.json()).flatMap((entry) =>
    entry.slug && !findKit(entry) ? [entry.slug] : [],
  );
}

/** Kits are left out, because their pages have fixed addresses (rule 5). */
const entrySchema = createWireSchema({ id: idField, name: textField, slug: textField });
