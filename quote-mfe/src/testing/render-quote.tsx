import { useImperativeHandle } from 'react';
import { useRoutes } from 'shared/router';
import type { ShopConfig } from 'shared/session';
import { type Remotes, RemotesProvider } from 'shared/slots';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import type { CaptchaProps } from '../shows';

const createProduct = (id: number, name: string, price: number, description: string) => ({
  id,
  name,
  price,
  description,
  serviceid: 5,
  slug: name.toLowerCase().replace(/ /g, '-'),
});

const responses: Record<string, FakeResponse> = {
  'GET users/getservices': {
    body: [
      { id: 5, name: 'Home Removals', slug: 'home-removals' },
      { id: 8, name: 'Storage', slug: 'storage' },
      { id: 1, name: 'Dress Care', slug: 'dress-care', type: 'garment' },
    ],
  },
  'GET users/getproducts/5': {
    body: [
      createProduct(53, 'House Move', 980, 'Up to 55 cubic metres, four movers'),
      createProduct(50, 'Half Day', 220, 'Four hours, two movers, one Luton van'),
      createProduct(51, 'Flat Move', 395, 'Up to 17 cubic metres, two movers'),
    ],
  },
  'POST users/contactus': { body: { status: true } },
};

/** Number of resets of the fake captcha. */
export const captcha = { resets: 0 };

/** Fake captcha that a click solves. */
function Captcha({ ref, onChange }: CaptchaProps) {
  useImperativeHandle(ref, () => ({ reset: () => (captcha.resets += 1) }));
  return (
    <button type="button" onClick={() => onChange('the-solution')}>
      I am a person
    </button>
  );
}

const createContentRemote = (module: object) => {
  const modulePromise = Object.assign(Promise.resolve(module), {
    status: 'fulfilled',
    value: module,
  });
  return { load: () => modulePromise, invalidate: () => undefined } as unknown as Remotes;
};

/**
 * Renders the page with a fake backend that offers three products. `overrides` replaces responses.
 */
export function renderQuote(
  overrides: Record<string, FakeResponse> = {},
  config: Partial<ShopConfig> = {},
) {
  captcha.resets = 0;
  const backend = fakeBackend({ ...responses, ...overrides });
  const page = renderPage(
    <RemotesProvider value={createContentRemote({ Captcha })}>
      <Pages />
    </RemotesProvider>,
    { initialEntry: '/how-much-to-move', config },
  );
  return { ...backend, ...page };
}

const Pages = () => useRoutes([...routes, { path: '*', element: null }]);
