import { Agent, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** A backend of the benchmark with a signed-in owner. */
export interface BenchShop {
  port: number;
  headers: { authorization: string };
}

export interface CatalogueCase {
  label: string;
  /** Paths to request one after another. The result is the total duration of the requests. */
  paths: readonly string[];
  isStaff?: boolean;
}

/** Ids of the services that have products in the seed data. */
const seededServiceIds = [1, 2, 3, 4, 5, 6, 7, 8];

/** Requests of shoppers and staff that work for a catalogue of any size. */
export const catalogueCases: readonly CatalogueCase[] = [
  { label: 'Services', paths: ['users/getservices'] },
  { label: 'Listing of a service', paths: ['users/getproducts/1'] },
  {
    label: 'Search: products of all services',
    paths: seededServiceIds.map((id) => `users/getproducts/${id}`),
  },
  { label: 'Product page', paths: ['users/getproductbyslug/removal-kit-a'] },
  { label: 'Texts of a product page', paths: ['users/getproductdetails/removal-kit-a'] },
  { label: 'Desk: list of products', paths: ['staff/catalogue/products'], isStaff: true },
  { label: 'Desk: search', paths: ['staff/catalogue/products?search=tape'], isStaff: true },
  { label: 'Desk: one product', paths: ['staff/catalogue/products/1'], isStaff: true },
  { label: 'Desk: pictures', paths: ['staff/catalogue/pictures'], isStaff: true },
];

const agent = new Agent({ keepAlive: true });

/** Runs a case and returns its duration in ms. Sends the headers that browsers send. */
export async function measureCase(shop: BenchShop, { paths, isStaff }: CatalogueCase) {
  const startedAt = performance.now();
  for (const path of paths) {
    const headers = { 'accept-encoding': 'br', ...(isStaff && shop.headers) };
    const clientRequest = request({ agent, port: shop.port, path: `/${path}`, headers }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    if (response.statusCode !== 200)
      throw new Error(`${path} answered ${response.statusCode}: ${body.toString()}`);
  }
  return performance.now() - startedAt;
}
