import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Catalogue } from './screens.ts';

type StorageEntries = Record<string, unknown>;

const addVersion = (content: unknown) => ({ version: 1, content });

/**
 * Fills local storage before the first page of each tab opens, and not again. The keys are those of
 * the specification (section 3).
 */
export async function storeBeforeOpening(
  context: BrowserContext,
  storageEntries: StorageEntries,
): Promise<void> {
  await context.addInitScript((entries) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [name, value] of Object.entries(entries))
      localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  }, storageEntries);
}

/**
 * Returns entries of local storage with the catalogue's service and product as the last choice, and
 * with the product in the basket.
 */
export async function readChosenState(
  request: APIRequestContext,
  { category, product }: Catalogue,
): Promise<StorageEntries> {
  const { config } = (await (await request.get('/boot.json')).json()) as {
    config: { apiHost: string };
  };
  const host = config.apiHost;
  const services = (await (await request.get(`${host}/users/getservices`)).json()) as Row[];
  const productResponse = await request.get(
    `${host}/users/getproductbyslug/${product.path.split('/').at(-1)}`,
  );
  const { data } = (await productResponse.json()) as { data: Row };
  const dress = {
    ...data,
    price: Math.round(Number(data['price']) * 100),
    status: Boolean(Number(data['status'])),
  };
  const service = services.find(({ slug }) => `/${String(slug)}` === category.path);
  const line = { productid: data['id'], packages: '[]', cartquantity: 1, cartamount: dress.price };
  return {
    services: addVersion({
      ...service,
      isHome: Boolean(Number(service?.['isHome'])),
      hasSubservices: Boolean(Number(service?.['hasSubservices'])),
      priority: Number(service?.['priority']),
    }),
    innerdress: addVersion(dress),
    cart: addVersion([{ ...dress, ...line }]),
    checkoutstatus: addVersion(1),
  };
}

/**
 * Returns an entry of local storage with the first sub-service of the chosen service as the last
 * choice.
 */
export async function readChosenSubservice(
  request: APIRequestContext,
  storageEntries: StorageEntries,
): Promise<StorageEntries> {
  const { id } = (storageEntries['services'] as { content: Row }).content;
  const response = await request.get(`/api/users/getsubservices/${String(id)}`);
  const [firstSubservice] = (await response.json()) as Row[];
  return { subservices: addVersion({ ...firstSubservice, serviceid: id }) };
}

type Row = Record<string, unknown>;

/**
 * Signs in at the shop's own backend, without `credentials` as a guest. Returns the entries of
 * local storage for the session.
 */
export async function signInByApi(
  request: APIRequestContext,
  credentials?: { username: string; password: string },
): Promise<StorageEntries> {
  const data = credentials ?? { username: 'guest@example.com' };
  const response = await request.post(`/api/admin/${credentials ? 'userlogin' : 'guest'}`, {
    data,
  });
  const { userid, refreshtoken, role } = (await response.json()) as {
    userid: number | { id: number };
    refreshtoken: string;
    role?: string;
  };
  const id = typeof userid === 'object' ? userid.id : userid;
  return { user: role ? { id, role } : { id }, token: refreshtoken };
}
