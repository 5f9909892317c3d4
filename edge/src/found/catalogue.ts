/** Addresses of all category and product pages, as path segments. */
export type Catalogue = string[][];

/** Reads the backend's public catalogue for what can be found. Throws when it does not answer. */
export async function readCatalogue(apiHost: string): Promise<Catalogue> {
  const services = await readSlugs(`${apiHost}/users/getservices`);
  const products = await Promise.all(
    services.map(async (service) => {
      const slugs = await readSlugs(
        `${apiHost}/users/getproductsbycategoryslug/${encodeURIComponent(service)}`,
      );
      return slugs.map((slug) => [service, slug]);
    }),
  );
  return [...services.map((service) => [service]), ...products.flat()];
}

/** The slugs of a list, which stands in `data` or is the answer itself (decision 40). */
async function readSlugs(address: string): Promise<string[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
  const body = (await answer.json()) as { data?: unknown } | unknown[] | null;
  const rows = Array.isArray(body) ? body : body?.data;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: { slug?: unknown } | null) =>
    typeof row?.slug === 'string' && row.slug ? [row.slug] : [],
  );
}
