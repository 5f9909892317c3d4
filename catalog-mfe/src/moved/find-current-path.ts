import { type CurrentAddress, currentAddressSchema } from 'contract/catalog/current-address';
import { type ApiCall, type RequestError, readRecord } from 'shared/data';

/** Slugs of a URL that leads to no current page. */
export interface FormerAddress {
  /** Slug in the URL, or null if a current service has this slug. */
  service: string | null;
  product?: string;
}

export type BaseQuery = (call: ApiCall) => PromiseLike<{ data?: unknown; error?: RequestError }>;

/**
 * Returns the current path of a moved page, or null if no page had this address. Rejects with a
 * `RequestError`.
 */
export async function findCurrentPath(
  { service, product }: FormerAddress,
  baseQuery: BaseQuery,
): Promise<string | null> {
  const productAddress = product ? await findAddress(product, baseQuery) : null;
  if (productAddress?.product) return buildPath(productAddress);
  const serviceAddress = service ? await findAddress(service, baseQuery) : null;
  const serviceSlug = serviceAddress && getServiceSlug(serviceAddress);
  if (!serviceSlug) return null;
  if (!product) return buildPath({ service: serviceSlug, product: '' });
  const existingProduct = await readIfFound(
    `users/getproductbyslug/${encodeURIComponent(product)}`,
    baseQuery,
  );
  return existingProduct === null ? null : buildPath({ service: serviceSlug, product });
}

/** Returns the current slug of a service, or '' if the address belongs to a product alone. */
const getServiceSlug = ({ service, product, ofservice }: CurrentAddress): string =>
  ofservice ?? (product === '' ? service : '');

async function findAddress(slug: string, baseQuery: BaseQuery): Promise<CurrentAddress | null> {
  const data = await readIfFound(`users/getcurrentaddress/${encodeURIComponent(slug)}`, baseQuery);
  return data === null ? null : readRecord(currentAddressSchema, data);
}

/**
 * Reads a response, or resolves to null for a 404. Rejects with a `RequestError` for other
 * failures.
 */
async function readIfFound(url: string, baseQuery: BaseQuery): Promise<unknown> {
  const { data, error } = await baseQuery({ url, public: true });
  if (error?.status === 404) return null;
  if (error) throw error;
  return data;
}

const buildPath = ({ service, product }: Pick<CurrentAddress, 'service' | 'product'>) =>
  [service, product]
    .filter(Boolean)
    .map((slug) => `/${encodeURIComponent(slug)}`)
    .join('');
