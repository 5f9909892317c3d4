import { act, screen } from '@testing-library/react';
import { useNavigate } from 'shared/router';
import { RemotesProvider } from 'shared/slots';
import { prefetchHttpClient } from 'shared/data';
import { renderPage } from 'shared/testing';
import { PageOutlet } from './page-outlet';
import { RegistryProvider } from '../registry/remote-table';

jest.mock('shared/data', () => ({
  ...jest.requireActual<object>('shared/data'),
  prefetchHttpClient: jest.fn(),
}));

const release = (path: string) => [
  { url: '', metadata: { version: '1' }, extras: { routes: [{ path }], exposes: ['./routes'] } },
];
const registry = { microFrontends: { content: release('/faq'), basket: release('/cart') } };

function BasketLink() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/cart')}>Basket</button>;
}

test('a page that a script opens has its HTTP client fetched before its remote is awaited', async () => {
  const load = jest.fn(() => new Promise<never>(() => undefined));
  await act(async () => {
    renderPage(
      <RegistryProvider value={registry}>
        <RemotesProvider value={{ load, invalidate: () => undefined }}>
          <PageOutlet />
          <BasketLink />
        </RemotesProvider>
      </RegistryProvider>,
      { initialEntry: '/faq' },
    );
  });
  expect(prefetchHttpClient).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'Basket' }).click());
  expect(load).toHaveBeenLastCalledWith('basket', './routes');
  const [prefetchOrder = Infinity] = jest.mocked(prefetchHttpClient).mock.invocationCallOrder;
  expect(prefetchOrder).toBeLessThan(load.mock.invocationCallOrder.at(-1) ?? 0);
});
