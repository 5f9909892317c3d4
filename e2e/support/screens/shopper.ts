import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Catalogue } from './screens.ts';

/** Contents of local storage before a page opens. */
type Stored = Record<string, unknown>;

const versioned = (content: unknown) => ({ version: 1, content });

/** Stores values by the key names of the specification (section 3) before any page of the context opens. */
export async function storeFirst(context: BrowserContext, stored: Stored): Promise<void> {
  await context.addInitScript((entries) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [name, value] of Object.entries(entries))
      localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  }, stored);
}

/** Returns the catalogue's service and product, chosen and in the basket, in the format of local storage. */
export async function chosen(
  request: APIRequestContext,
  { category, product }: Catalogue,
): Promise<Stored> {
  const { config } = (await (await request.get('/boot.json')).json()) as {
    config: { apiHost: string };
  };
  const host = config.apiHost;
  const services = (await (await request.get(`${host}/users/getservices`)).json()) as Row[];
  const found = await request.get(
    `${host}/users/getproductbyslug/${product.path.split('/').at(-1)}`,
  );
  const { data } = (await found.json()) as { data: Row };
  const dress = {
    ...data,
    price: Math.round(Number(data['price']) * 100),
    status: Boolean(Number(data['status'])),
  };
  const row = services.find(({ slug }) => `/${String(slug)}` === category.path);
  const line = { productid: data['id'], packages: '[]', cartquantity: 1, cartamount: dress.price };
  return {
    services: versioned({
      ...row,
      isHome: Boolean(Number(row?.['isHome'])),
      hasSubservices: Boolean(Number(row?.['hasSubservices'])),
      priority: Number(row?.['priority']),
    }),
    innerdress: versioned(dress),
    cart: versioned([{ ...dress, ...line }]),
    checkoutstatus: versioned(1),
  };
}

/** Returns the category's first sub-service as the chosen one, in the format of local storage. */
export async function chosenSubservice(
  request: APIRequestContext,
  stored: Stored,
): Promise<Stored> {
  const { id } = (stored['services'] as { content: Row }).content;
  const answer = await request.get(`/api/users/getsubservices/${String(id)}`);
  const [first] = (await answer.json()) as Row[];
  return { subservices: versioned({ ...first, serviceid: id }) };
}

type Row = Record<string, unknown>;

/** Signs in at the shop's own backend, by default as a guest. Returns the contents of local storage. */
export async function session(
  request: APIRequestContext,
  credentials?: { username: string; password: string },
): Promise<Stored> {
  const data = credentials ?? { username: 'guest@example.com' };
  const answer = await request.post(`/api/admin/${credentials ? 'userlogin' : 'guest'}`, { data });
  const { userid, refreshtoken, role } = (await answer.json()) as {
    userid: number | { id: number };
    refreshtoken: string;
    role?: string;
  };
  const id = typeof userid === 'object' ? userid.id : userid;
  return { user: role ? { id, role } : { id }, token: refreshtoken };
}
