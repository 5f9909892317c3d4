import { readList } from 'contract/answers';
import { id, text } from 'contract/readers';
import * as v from 'valibot';

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
  const rows = readList(rowSchema, await answer.json());
  return rows.filter((row) => row.slug !== '' && !isKit(row)).map(({ slug }) => slug);
}

const rowSchema = v.object({ id, name: text, slug: text });

/** Removal kits that the catalogue holds too have their pages at fixed addresses (decision 5). */
const isKit = ({ id, name }: v.InferOutput<typeof rowSchema>) =>
  KITS.get(String(id)) === name.trim();

const KITS = new Map([
  ['70', 'Removal Kit A'],
  ['71', 'Removal Kit B'],
  ['72', 'Removal Kit C'],
]);
