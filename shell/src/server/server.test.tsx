/**
 * @jest-environment-options {"customExportConditions": ["node", "require", "default"]}
 */
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { PageHead, useLocation } from 'shared/router';
import { type Prefetch } from 'shared/slots';
import { deliveryChargesApi, servicesApi } from 'shared/data';
import { testConfig } from 'shared/testing';
import { PageNotFound, QueryState } from 'shared/ui';
import { render } from './server';

/** jsdom lacks setImmediate, which React's server renderer needs. */
Object.assign(globalThis, { setImmediate });

const registry = {
  microFrontends: {
    catalog: [
      {
        url: '',
        metadata: { version: '1' },
        extras: { routes: [{ path: '/:service' }], exposes: ['./routes'] },
      },
    ],
  },
};

interface Asked {
  url?: string;
  prefetch?: Prefetch;
  readsQuery?: boolean;
  /** Whether the remote's build cannot be loaded. */
  missing?: boolean;
  timeoutMs?: number;
  isNotFoundKnown?: boolean;
  /** Path of the slowest read. */
  slow?: string;
}

async function rendered(element: ReactNode, options: Asked = {}) {
  const { url = '/gowns', missing, timeoutMs = 60_000, isNotFoundKnown, slow } = options;
  const { prefetch, readsQuery } = options;
  const routes = [{ path: '/:service', element, handle: { prefetch, readsQuery } }];
  const errors: unknown[] = [];
  const page = await render({
    url,
    boot: { config: testConfig, registry },
    async read(path) {
      if (path === slow) await new Promise((resolve) => setTimeout(resolve, 20));
      return { status: 200, body: [] };
    },
    isNotFoundKnown,
    modules: missing ? {} : { catalog: { './routes': { routes } } },
    timeoutMs,
    onError: (cause) => void errors.push(cause),
  });
  return { ...page, errors };
}

const Gowns = () => (
  <>
    <PageHead title="Gowns" description="Gowns" />
    <h1>Gowns</h1>
  </>
);

function Broken(): ReactNode {
  throw new Error('cannot be rendered');
}

describe('the status of a page', () => {
  it('is 200 if the page was rendered, even without the basket link of the header', async () => {
    const { status, html } = await rendered(<Gowns />);
    expect(html).toContain('<h1>Gowns</h1>');
    expect(status).toBe(200);
  });

  it('is 404 if no remote has the address, or if the remote reports not found', async () => {
    expect((await rendered(<Gowns />, { url: '/a/b/c' })).status).toBe(404);
    expect((await rendered(<PageNotFound />)).status).toBe(404);
  });

  it('is 503 if the page threw or its remote is missing', async () => {
    expect((await rendered(<Broken />)).status).toBe(503);
    const halfDone = (
      <>
        <Gowns />
        <Broken />
      </>
    );
    expect((await rendered(halfDone)).status).toBe(503);
    expect((await rendered(<Gowns />, { missing: true })).status).toBe(503);
  });

  it('is 503 if a read of the page failed, which the browser repeats', async () => {
    const read = { error: new Error('no answer'), isFetching: false, refetch: () => undefined };
    const { status, html } = await rendered(
      <>
        <Gowns />
        <QueryState query={read} subject="the gowns" skeleton="Loading">
          {() => 'Gowns'}
        </QueryState>
      </>,
    );
    expect(status).toBe(503);
    expect(html).toContain('<h1>Gowns</h1>');
    expect(html).toContain('Loading');
  });

  it('is 503 if the catalogue did not respond in time, because the content is unknown', async () => {
    const prefetch = () => new Promise(() => undefined);
    expect((await rendered(<Gowns />, { prefetch, timeoutMs: 50 })).status).toBe(503);
  });
});

describe('a page with another address', () => {
  it('is not rendered: the response leads to the present address', async () => {
    const prefetch = () => Promise.resolve({ redirectTo: '/dresses-of-today' });
    const { status, redirectTo, html } = await rendered(<Gowns />, { prefetch });
    expect({ status, redirectTo, html }).toEqual({
      status: 301,
      redirectTo: '/dresses-of-today',
      html: '',
    });
  });
});

describe('a page', () => {
  const prefetch: Prefetch = (dispatch) =>
    dispatch(servicesApi.endpoints.getServices.initiate()).then(() => 404);

  it('without content is not rendered if the not-found page is cached', async () => {
    const options = { prefetch, isNotFoundKnown: true };
    const { status, isUnrendered, html, state } = await rendered(<PageNotFound />, options);
    expect({ status, isUnrendered, html }).toEqual({ status: 404, isUnrendered: true, html: '' });
    expect(Object.keys(state?.server?.queries ?? {})).toEqual(['getServices(undefined)']);
  });

  it('without content is rendered if the not-found page is not cached', async () => {
    const { status, html } = await rendered(<PageNotFound />, { prefetch });
    expect(status).toBe(404);
    expect(html).toContain('Page not found');
  });

  it('with the same content has the same data, byte for byte, in any order of responses', async () => {
    const both: Prefetch = (dispatch) =>
      Promise.all([
        dispatch(servicesApi.endpoints.getServices.initiate()),
        dispatch(deliveryChargesApi.endpoints.getDeliveryCharges.initiate()),
      ]);
    const stateWhere = async (slow: string) => {
      const { state } = await rendered(<Gowns />, { prefetch: both, slow });
      return JSON.stringify(state);
    };
    const state = await stateWhere('users/getservices');
    expect(state).toContain('getDeliveryCharges');
    expect(await stateWhere('users/getdeliverycharges')).toBe(state);
  });
});

describe('the query of a URL', () => {
  const Query = () => <h1>{`of ${useLocation().search || 'no query'}`}</h1>;

  it('is ignored by default: the page is the same for every query', async () => {
    const { html, isQueryIgnored } = await rendered(<Query />, { url: '/gowns?q=1' });
    expect(html).toContain('<h1>of no query</h1>');
    expect(isQueryIgnored).toBe(true);
  });

  it('is rendered if the route has `readsQuery`', async () => {
    const options = { url: '/gowns?q=1', readsQuery: true };
    const { html, isQueryIgnored } = await rendered(<Query />, options);
    expect(html).toContain('<h1>of ?q=1</h1>');
    expect(isQueryIgnored).toBe(false);
  });
});

describe('a remote that was not loaded', () => {
  it('differs from a remote that throws', async () => {
    const namesOf = ({ errors }: { errors: unknown[] }) =>
      new Set(errors.map((cause) => (cause as Error).name));
    expect(namesOf(await rendered(<Gowns />))).toEqual(new Set(['RoomMissing']));
    expect(namesOf(await rendered(<Broken />))).toEqual(new Set(['RoomMissing', 'Error']));
  });
});
