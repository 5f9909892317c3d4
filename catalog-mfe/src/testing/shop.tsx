import {
  type Rooms,
  RoomsProvider,
  ServerAnswerContext,
  useLocation,
  useRoutes,
} from 'shared/core';
import { type Answer, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import * as catalogue from './catalogue';

type Options = NonNullable<Parameters<typeof renderPage>[1]>;

const answers: Record<string, Answer> = {
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
 * Renders the remote's pages with a mock backend of the small catalogue. `overrides` replaces its
 * responses.
 */
export function visit(
  at: Options['at'],
  changes: Record<string, Answer> = {},
  {
    rooms = basketOnly,
    answerWith,
    ...options
  }: Omit<Options, 'at'> & { rooms?: Rooms; answerWith?: (status: number) => void } = {},
) {
  const { calls } = fakeBackend({ ...answers, ...changes });
  const page = renderPage(
    <RoomsProvider value={rooms}>
      <ServerAnswerContext value={answerWith ?? null}>
        <Pages />
      </ServerAnswerContext>
      <Elsewhere />
    </RoomsProvider>,
    { at, ...options },
  );
  return { ...page, calls, called: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

const Pages = () => useRoutes([...routes, { path: '*', element: null }]);

/** Renders the history state that the next page would get. */
function Elsewhere() {
  const { state } = useLocation();
  return <output data-testid="handed-on">{JSON.stringify(state)}</output>;
}

/** A stub of the basket's remote. */
export const basketRoom = {
  BasketModal: ({ open }: { open: boolean }) => (open ? <p>Your Basket</p> : null),
};

const loaded = Object.assign(Promise.resolve(basketRoom), {
  status: 'fulfilled',
  value: basketRoom,
});

const basketOnly = { load: () => loaded, forget: () => undefined } as unknown as Rooms;
