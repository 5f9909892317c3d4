import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  deliveryCharges,
  packages,
  picture,
  products,
  services,
  subservices,
} from './catalogue.ts';

export interface BackendCall {
  method: string;
  /** Path below the host, without a leading slash. */
  path: string;
  body: unknown;
  authorization: string | undefined;
  /** Time at which the response was sent, in ms since 1970. Null until then. */
  respondedAt: number | null;
  /**
   * Whether the call came from a shopper's browser. Other calls come from the storefront (`edge`).
   */
  isFromBrowser: boolean;
}

/**
 * Response that replaces the backend's own response. `times` limits the number of replaced
 * responses.
 */
export interface ResponseOverride {
  status?: number;
  body?: unknown;
  delayMs?: number;
  times?: number;
}

export interface SecondBackend {
  /** Base URL of the backend. The specification calls this URL `{host}`. */
  url: string;
  /** All calls since `reset`, in order. Requests for pictures are omitted. */
  calls: BackendCall[];
  /** Deletes all recorded calls, overrides and saved details. */
  reset(): void;
  /**
   * Overrides the responses of calls whose 'METHOD path' begins with `callPrefix`. `reset` deletes
   * the override.
   */
  override(callPrefix: string, response: ResponseOverride): void;
  close(): Promise<void>;
}

/**
 * Starts a backend that implements only section 7 of the specification, to show that the storefront
 * needs no other calls.
 */
export async function startSecondBackend(): Promise<SecondBackend> {
  const app = Fastify();
  const calls: BackendCall[] = [];
  const overrides = new Map<string, ResponseOverride>();
  const customers = new Map<string, object>();

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'authorization, content-type',
    });
    done();
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
  const callsByRequest = new WeakMap<FastifyRequest, BackendCall>();
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const call = callsByRequest.get(request);
    if (call) call.respondedAt = Date.now();
    done();
  });
  app.addHook('preHandler', async (request, reply) => {
    const call = toCall(request);
    if (call.method === 'OPTIONS' || call.path.startsWith('images/')) return;
    calls.push(call);
    callsByRequest.set(request, call);
    const match = [...overrides].find(([callPrefix]) =>
      `${call.method} ${call.path}`.startsWith(callPrefix),
    );
    if (!match) return;
    const [callPrefix, response] = match;
    const { status = 200, body = {}, delayMs = 0, times = Infinity } = response;
    if (times <= 1) overrides.delete(callPrefix);
    else overrides.set(callPrefix, { ...response, times: times - 1 });
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return reply.code(status).send(body);
  });
  addCatalogueRoutes(app);
  addShopperRoutes(app, customers);

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    calls,
    reset() {
      calls.length = 0;
      overrides.clear();
      customers.clear();
    },
    override: (callPrefix, response) => void overrides.set(callPrefix, response),
    close: () => app.close(),
  };
}

const toCall = (request: FastifyRequest): BackendCall => ({
  method: request.method,
  path: request.url.slice(1),
  body: request.body,
  authorization: request.headers.authorization,
  respondedAt: null,
  isFromBrowser: /Mozilla/.test(request.headers['user-agent'] ?? ''),
});

function addCatalogueRoutes(app: FastifyInstance): void {
  app.get('/users/getservices', () => services);
  app.get('/users/getdressestocheck', () =>
    products.map(({ serviceid, name }) => ({ serviceid, name })),
  );
  app.get('/users/getbanners', () => ({
    status: true,
    data: [{ title: 'Moved with care', tagline: 'Boxes and gowns alike' }],
  }));
  app.get('/users/aboutus', () => ({
    data: { picture: 'about.svg', description: 'A family of movers and menders.' },
  }));
  app.get<{ Params: { id: string } }>('/users/getproducts/:id', ({ params }) =>
    products.filter(({ serviceid }) => String(serviceid) === params.id),
  );
  app.get<{ Params: { id: string } }>('/users/getsubservices/:id', ({ params }) =>
    params.id === '1' ? subservices : [],
  );
  app.get<{ Params: { slug: string } }>('/users/getproductsbycategoryslug/:slug', ({ params }) => {
    const service = services.find(({ slug }) => slug === params.slug);
    return { data: products.filter(({ serviceid }) => String(serviceid) === String(service?.id)) };
  });
  app.get<{ Params: { slug: string } }>('/users/getproductbyslug/:slug', ({ params }) => ({
    data: products.find(({ slug }) => slug === params.slug) ?? null,
  }));
  app.get<{ Params: { group: string } }>('/users/getpackages/:group', ({ params }) => ({
    data: ['bridal', 'Silk', 'Lace'].includes(params.group) ? packages : [],
  }));
  app.get('/users/getfitcheckdata', () => [
    { picture: 'fit.svg', url: 'https://example.com/fit', url_label: '@fit' },
  ]);
  app.get('/users/getfeatureproductdata', () => [{ productid: 11 }]);
  app.get('/users/getproductsforfitcheck', () => products);
  app.get('/images/*', (_request, reply) => reply.type('image/svg+xml').send(picture));
}

function addShopperRoutes(app: FastifyInstance, customers: Map<string, object>): void {
  const orders: object[] = [];
  app.post('/admin/userlogin', () => ({
    status: true,
    userid: { id: 5 },
    refreshtoken: 'token-of-5',
  }));
  app.post('/admin/usersignup', () => ({ status: true, userid: 6, refreshtoken: 'token-of-6' }));
  app.post('/admin/guest', () => ({ status: true, userid: '7', refreshtoken: 'token-of-7' }));
  app.post('/admin/logout', () => ({}));
  app.get('/users/getcartitems/:userid', () => ({ data: [] }));
  app.get('/users/getpackageitems/:userid', () => ({ data: [] }));
  app.get('/users/getdeliverycharges', () => ({ data: deliveryCharges }));
  app.get('/users/getorderproducts/:userid', () => orders);
  app.get<{ Params: { userid: string } }>(
    '/users/getcustomers/:userid',
    ({ params }) => customers.get(params.userid) ?? [],
  );
  app.get<{ Params: { userid: string } }>('/users/getusers/:userid', ({ params }) => ({
    id: params.userid,
  }));
  app.get('/users/getorders', () => orders);
  app.post<{ Body: Record<string, string> }>('/users/addcustomers', ({ body }) => {
    customers.set(String(body['userid']), { ...body, id: 31, last_name: body['lastname'] });
    return { insertId: 31 };
  });
  app.get('/users/getmail/*', () => ({ status: true }));
  app.post('/users/orderplace', () => ({}));
  app.post('/users/orderproducts', () => ({}));
  app.post('/users/addtopackage', () => ({}));
  app.post('/users/contactus', () => ({}));
  app.post('/users/create-stripe-session', () => ({ status: true, sessionId: 'cs_second_1' }));
  app.get('/users/verify-payment/:sessionId', () => ({
    success: true,
    orderno: 'SLR10001',
    amount_total: '138.50',
    payment_status: 'paid',
    transactionid: 'pi_1',
  }));
}
