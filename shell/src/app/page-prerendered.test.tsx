import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Navigate, PageHead, useLocation, useNavigate } from 'shared/router';
import { type Remotes, RemotesProvider } from 'shared/slots';
import { renderPage } from 'shared/testing';
import {
  PrerenderStoreProvider,
  type PrerenderStore,
  createPrerenderStore,
} from './prerender-store';
import { PageOutlet } from './page-outlet';
import { RegistryProvider } from '../registry/remote-table';

const paths = ['/faq', '/about', '/leads-on', '/broken', '/form'];
const registry = {
  microFrontends: {
    content: [
      {
        url: '',
        metadata: { version: '1' },
        extras: { routes: paths.map((path) => ({ path })), exposes: ['./routes'] },
      },
    ],
  },
};

function Broken(): ReactNode {
  throw new Error('broken');
}

/** A form with the link's state as its initial text. */
function Form() {
  const { state } = useLocation();
  const [text] = useState(String(state));
  return <p>begins with {text}</p>;
}

const routes = [
  { path: '/faq', element: <h1>Questions</h1> },
  {
    path: '/about',
    element: (
      <>
        <PageHead title="About us" description="Who we are" />
        <h1>About us</h1>
      </>
    ),
  },
  { path: '/leads-on', element: <Navigate to="/about" replace /> },
  { path: '/broken', element: <Broken /> },
  { path: '/form', element: <Form /> },
];

const failed = jest.fn();
const loadedModule = Promise.resolve({ routes });
const remotes: Remotes = {
  load: <Module,>() => loadedModule as Promise<Module>,
  invalidate: () => undefined,
  reportFailure: failed,
};

/** Buttons that navigate to each page without a hover. */
function Ways() {
  const navigate = useNavigate();
  return paths.map((path) => (
    <button
      key={path}
      onClick={() => void navigate(path, { state: path === '/form' ? 'a word' : null })}
    >
      {path}
    </button>
  ));
}

/** Renders /faq and prerenders `path`. The returned `open` navigates. */
async function showWithAhead(path: string, loadAhead: Remotes['load'] = remotes.load) {
  const prerenderStore: PrerenderStore = createPrerenderStore({
    prefetchModule: loadAhead,
    invalidate: remotes.invalidate,
  });
  const release = jest.fn();
  const page = await act(async () =>
    renderPage(
      <RegistryProvider value={registry}>
        <RemotesProvider value={remotes}>
          <PrerenderStoreProvider value={prerenderStore}>
            <PageOutlet />
            <Ways />
          </PrerenderStoreProvider>
        </RemotesProvider>
      </RegistryProvider>,
      { initialEntry: '/faq' },
    ),
  );
  await act(async () => prerenderStore.prerender(new URL(path, 'http://shop.test'), release));
  const open = (to: string) => act(async () => screen.getByRole('button', { name: to }).click());
  return { ...page, ahead: prerenderStore, release, open };
}

const hidden = (name: string) => screen.queryByRole('heading', { name, hidden: true });

describe('a prerendered page', () => {
  beforeEach(() => failed.mockClear());

  it('is hidden, changes nothing in the head, and stays mounted when it is opened', async () => {
    const { open, release } = await showWithAhead('/about');
    const heading = hidden('About us');
    expect(heading).not.toBeVisible();
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(document.head.querySelector('meta[name="description"]')).toBeNull();
    await open('/about');
    expect(hidden('About us')).toBe(heading);
    expect(heading).toBeVisible();
    expect(document.title).toBe('About us | SLR London');
    expect(hidden('Questions')).toBeNull();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('mounts again if the followed link has state or another query', async () => {
    const { open } = await showWithAhead('/form');
    await open('/form');
    expect(screen.getByText('begins with a word')).toBeVisible();
    expect(screen.queryByText('begins with null')).toBeNull();
  });

  it('does not redirect before it is opened', async () => {
    const { open, getAddress } = await showWithAhead('/leads-on');
    expect(getAddress()).toBe('/faq');
    await open('/leads-on');
    expect(getAddress()).toBe('/about');
  });

  it('reports a failure only after it is opened', async () => {
    const log = jest.mocked(console.error).mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open } = await showWithAhead('/broken');
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(failed).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    await open('/broken');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('is dropped if its remote cannot be loaded, which is loaded again when it is opened', async () => {
    const { open } = await showWithAhead('/about', () => Promise.reject(new Error('gone')));
    expect(hidden('About us')).toBeNull();
    expect(failed).not.toHaveBeenCalled();
    await open('/about');
    expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible();
  });

  it('is replaced by another one, and dropped after ten seconds', async () => {
    const { ahead, release } = await showWithAhead('/about');
    jest.useFakeTimers();
    try {
      await act(async () => ahead.prerender(new URL('http://shop.test/leads-on'), () => undefined));
      expect(hidden('About us')).toBeNull();
      expect(release).toHaveBeenCalledTimes(1);
      const last = jest.fn();
      await act(async () => ahead.prerender(new URL('http://shop.test/about'), last));
      await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
      expect(hidden('About us')).toBeNull();
      expect(last).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
