import { ResponseStatusContext, useLocation, useRoutes } from 'shared/router';
import { type Remotes, RemotesProvider } from 'shared/slots';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import * as catalogue from './catalogue';

type Options = NonNullable<Parameters<typeof renderPage>[1]>;

const responses: Record<string, FakeResponse> = {
  'GET users/getservices': {
    body: [catalogue.dressCare, catalogue.boxes, catalogue.removals],
  },
  'GET users/getdressestocheck': {
    body: [
      { serviceid: 1, name: 'Gown Clean' },
      { serviceid: '2', name: 'Crate' },
    ],
  },
  'GET users/getbanners': {
    body: { status: true, data: [{ title: 'Moved with care', tagline: 'Kept for life' }] },
  },
  'GET users/getsubservices/1': {
    body: [
      { name: 'Before the Day', picture: 'before.svg' },
      { name: 'After the Day', picture: 'after.svg' },
    ],
  },
  'GET users/getproducts/1': { body: [catalogue.gown, catalogue.veil] },
  'GET users/getproducts/2': { body: [catalogue.crate] },
  'GET users/getproductsbycategoryslug/dress-care': {
    body: { data: [catalogue.gown, catalogue.veil] },
  },
  'GET users/getproductsbycategoryslug/boxes': { body: { data: [catalogue.crate] } },
  'GET users/getproductbyslug/gown-clean': { body: { data: catalogue.gown } },
  'GET users/getproductbyslug/veil-clean': { body: { data: catalogue.veil } },
  'GET users/getproductbyslug/crate': { body: { data: catalogue.crate } },
  'GET users/getdeliverycharges': {
    body: { data: [{ id: 1, name: 'Courier', delivery_charge: 24 }] },
  },
  'GET users/getpackages/bridal': { body: { data: [catalogue.keepsake, catalogue.express] } },
  'GET users/getpackages/Before%20the%20Day': { body: { data: [catalogue.express] } },
};

/**
 * Renders the remote's pages with a fake backend that has the small catalogue. `overrides` replaces
 * responses.
 */
export function visitPage(
  initialEntry: Options['initialEntry'],
  overrides: Record<string, FakeResponse> = {},
  {
    remotes = basketRemotes,
    answerWith: setResponseStatus,
    ...options
  }: Omit<Options, 'initialEntry'> & {
    remotes?: Remotes;
    answerWith?: (status: number) => void;
  } = {},
) {
  const { calls } = fakeBackend({ ...responses, ...overrides });
  const page = renderPage(
    <RemotesProvider value={remotes}>
      <ResponseStatusContext value={setResponseStatus ?? null}>
        <Pages />
      </ResponseStatusContext>
      <HistoryState />
    </RemotesProvider>,
    { initialEntry, ...options },
  );
  return { ...page, calls, getCalls: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

const Pages = () => useRoutes([...routes, { path: '*', element: null }]);

/** Renders the history state of the current page as JSON. */
function HistoryState() {
  const { state } = useLocation();
  return <output data-testid="handed-on">{JSON.stringify(state)}</output>;
}

/** A stub of the basket remote's module. */
export const basketModule = {
  BasketModal: ({ open }: { open: boolean }) => (open ? <p>Your Basket</p> : null),
};

const loadedModule = Object.assign(Promise.resolve(basketModule), {
  status: 'fulfilled',
  value: basketModule,
});

const basketRemotes = {
  load: () => loadedModule,
  invalidate: () => undefined,
} as unknown as Remotes;
