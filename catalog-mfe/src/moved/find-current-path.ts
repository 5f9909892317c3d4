import { type CurrentAddress, currentAddressSchema } from 'contract/catalog/current-address';
import { type ApiCall, type RequestError, readRecord } from 'shared/data';

/** Slugs of a URL that leads to no current page. */
export interface FormerAddress {
  /** Slug in the URL, or null if a current service has this slug. */
  service: string | null;
  product?: string;
}

export type Read = (call: ApiCall) => PromiseLike<{ data?: unknown; error?: RequestError }>;

/**
 * Returns the current path of a moved page, or null if no page had this address. Rejects with a
 * `RequestError`.
 */
export async function findCurrentPath(
  { service, product }: FormerAddress,
  read: Read,
): Promise<string | null> {
  const productAddress = product ? await findAddress(product, read) : null;
  if (productAddress?.product) return buildPath(productAddress);
  const serviceAddress = service ? await findAddress(service, read) : null;
  const serviceSlug = serviceAddress && getServiceSlug(serviceAddress);
  if (!serviceSlug) return null;
  if (!product) return buildPath({ service: serviceSlug, product: '' });
  const existingProduct = await readIfFound(
    `users/getproductbyslug/${encodeURIComponent(product)}`,
    read,
  );
  return existingProduct === null ? null : buildPath({ service: serviceSlug, product });
}

/** Returns the current slug of a service, or '' if the address belongs to a product alone. */
const getServiceSlug = ({ service, product, ofservice }: CurrentAddress): string =>
  ofservice ?? (product === '' ? service : '');

async function findAddress(slug: string, read: Read): Promise<CurrentAddress | null> {
  const data = await readIfFound(`users/getcurrentaddress/${encodeURIComponent(slug)}`, read);
  return data === null ? null : readRecord(currentAddressSchema, data);
}

/**
 * Reads a response, or resolves to null for a 404. Rejects with a `RequestError` for other
 * failures.
 */
async function readIfFound(url: string, read: Read): Promise<unknown> {
  const { data, error } = await read({ url, public: true });
  if (error?.status === 404) return null;
  if (error) throw error;
  return data;
}

const buildPath = ({ service, product }: Pick<CurrentAddress, 'service' | 'product'>) =>
  [service, product]
    .filter(Boolean)
    .map((slug) => `/${encodeURIComponent(slug)}`)
    .join('');
