import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RemoteSlot } from './remote-slot';
import { type Remotes, RemotesProvider, SLOT_TIMEOUT_MS } from './remotes';

interface Greeting {
  text: string;
}

/** Returns remotes whose loads resolve or reject with `ends`, one after another. */
function remotesThat(...ends: (Greeting | Error)[]): Remotes {
  const loading = new Map<string, Promise<unknown>>();
  return {
    load<Module>(remote: string) {
      const known = loading.get(remote);
      if (known) return known as Promise<Module>;
      const end = ends.shift() ?? new Error('asked too often');
      const module = end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
      loading.set(remote, module);
      return module as Promise<Module>;
    },
    invalidate: (remote) => void loading.delete(remote),
  };
}

const show = (
  remotes: Remotes,
  draw: (greeting: Greeting) => ReactNode = ({ text }) => <p>{text}</p>,
) =>
  // The act also waits for suspended content.
  act(
    async () =>
      void render(
        <RemotesProvider value={remotes}>
          <p>the rest of the page</p>
          <RemoteSlot<Greeting>
            remote="catalog"
            expose="./routes"
            pendingFallback={<p>loading</p>}
            renderFailure={(retry) => <button onClick={retry}>Try again</button>}
          >
            {draw}
          </RemoteSlot>
        </RemotesProvider>,
      ),
  );

/** Hides React's console report of a caught error. */
const expectReport = () => jest.mocked(console.error).mockImplementation(() => undefined);

describe('a remote slot', () => {
  it('renders the pending content, then the remote', async () => {
    await show(remotesThat({ text: 'hello' }));
    expect(await screen.findByText('hello')).toBeVisible();
    expect(screen.queryByText('loading')).not.toBeInTheDocument();
  });

  it('shows that a remote is missing, leaves the rest of the page, and loads it again on retry', async () => {
    expectReport();
    await show(remotesThat(new Error('gone'), { text: 'back again' }));
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('the rest of the page')).toBeVisible();
    await act(async () => retryButton.click());
    expect(await screen.findByText('back again')).toBeVisible();
  });

  it('reports which remote failed, and why', async () => {
    expectReport();
    const failed = jest.fn();
    const [goneError, broken] = [new Error('gone'), new Error('broken room')];
    await show({ ...remotesThat(goneError), reportFailure: failed });
    await show({ ...remotesThat({ text: 'x' }), reportFailure: failed }, () => {
      throw broken;
    });
    expect(failed.mock.calls).toEqual([
      ['catalog', './routes', goneError],
      ['catalog', './routes', broken],
    ]);
  });

  it('catches an error that a remote throws while it is rendered', async () => {
    expectReport();
    await show(remotesThat({ text: 'x' }), () => {
      throw new Error('broken room');
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('the rest of the page')).toBeVisible();
  });

  describe('whose remote suspends for ever', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
    const never = new Promise<never>(() => undefined);
    const queryRetryButton = () => screen.queryByRole('button', { name: 'Try again' });

    it('shows the failure after the time limit, and loads again on retry', async () => {
      expectReport();
      let waits = true;
      await show(remotesThat({ text: 'one' }, { text: 'two' }), ({ text }) => {
        if (waits) use(never);
        return <p>{text}</p>;
      });
      expect(screen.getByText('loading')).toBeVisible();
      await pass(SLOT_TIMEOUT_MS - 1);
      expect(queryRetryButton()).not.toBeInTheDocument();
      await pass(1);
      expect(queryRetryButton()).toBeVisible();
      expect(screen.getByText('the rest of the page')).toBeVisible();
      waits = false;
      await act(async () => queryRetryButton()?.click());
      expect(screen.getByText('two')).toBeVisible();
      await pass(10 * SLOT_TIMEOUT_MS);
      expect(screen.getByText('two')).toBeVisible();
    });

    it('shows the failure again if the next try suspends too', async () => {
      expectReport();
      const tries = ['one', 'two', 'three'].map((text) => ({ text }));
      await show(remotesThat(...tries), () => use(never));
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await pass(SLOT_TIMEOUT_MS);
        await act(async () => queryRetryButton()?.click());
        expect(screen.getByText('loading')).toBeVisible();
      }
    });

    it('shows the failure if the remote suspends after its first render', async () => {
      expectReport();
      let wait: () => void = () => undefined;
      const Fickle = () => {
        const [waits, setWaits] = useState(false);
        wait = () => setWaits(true);
        return waits ? use(never) : <p>shown</p>;
      };
      await show(remotesThat({ text: 'one' }), () => <Fickle />);
      await pass(10 * SLOT_TIMEOUT_MS);
      expect(screen.getByText('shown')).toBeVisible();
      await act(async () => wait());
      await pass(SLOT_TIMEOUT_MS);
      expect(queryRetryButton()).toBeVisible();
    });

    it("shows the failure in place of the server's HTML", async () => {
      expectReport();
      const page = (draw: () => ReactNode) => (
        <RemotesProvider value={remotesThat({ text: 'one' })}>
          <RemoteSlot<Greeting>
            remote="catalog"
            expose="./routes"
            pendingFallback={<p>loading</p>}
            renderFailure={(retry) => <button onClick={retry}>Try again</button>}
          >
            {draw}
          </RemoteSlot>
        </RemotesProvider>
      );
      const root = document.createElement('div');
      root.innerHTML = '<!--$--><p>rendered</p><!--/$-->';
      document.body.append(root);
      const hydrated = await act(async () =>
        hydrateRoot(
          root,
          page(() => use(never)),
        ),
      );
      expect(screen.getByText('rendered')).toBeVisible();
      await pass(SLOT_TIMEOUT_MS);
      expect(queryRetryButton()).toBeVisible();
      expect(screen.queryByText('rendered')).not.toBeInTheDocument();
      await act(async () => hydrated.unmount());
      root.remove();
    });

    it('waits for the read of a page that renders its own skeleton', async () => {
      await show(remotesThat({ text: 'one' }), () => (
        <Suspense fallback={<p>own skeleton</p>}>
          <Reading />
        </Suspense>
      ));
      await pass(10 * SLOT_TIMEOUT_MS);
      expect(screen.getByText('own skeleton')).toBeVisible();
    });

    const Reading = () => use(never);
  });
});
