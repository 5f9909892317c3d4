import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RemoteSlot } from './remote-slot';
import { type Rooms, RoomsProvider, SLOT_LIMIT_MS } from './rooms';

interface Greeting {
  text: string;
}

/** Rooms whose first loads end as listed. */
function roomsThat(...ends: (Greeting | Error)[]): Rooms {
  const loading = new Map<string, Promise<unknown>>();
  return {
    load<Module>(room: string) {
      const known = loading.get(room);
      if (known) return known as Promise<Module>;
      const end = ends.shift() ?? new Error('asked too often');
      const module = end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
      loading.set(room, module);
      return module as Promise<Module>;
    },
    forget: (room) => void loading.delete(room),
  };
}

const show = (
  rooms: Rooms,
  draw: (greeting: Greeting) => ReactNode = ({ text }) => <p>{text}</p>,
) =>
  // What suspends settles inside the same act.
  act(
    async () =>
      void render(
        <RoomsProvider value={rooms}>
          <p>the rest of the page</p>
          <RemoteSlot<Greeting>
            room="catalog"
            expose="./routes"
            pending={<p>loading</p>}
            failed={(retry) => <button onClick={retry}>Try again</button>}
          >
            {draw}
          </RemoteSlot>
        </RoomsProvider>,
      ),
  );

/** React reports what a boundary caught; that is expected here. */
const expectReport = () => jest.mocked(console.error).mockImplementation(() => undefined);

describe('a remote slot', () => {
  it('shows what is pending, then what the room gives', async () => {
    await show(roomsThat({ text: 'hello' }));
    expect(await screen.findByText('hello')).toBeVisible();
    expect(screen.queryByText('loading')).not.toBeInTheDocument();
  });

  it('says that a missing room is missing, costs nothing else, and tries again', async () => {
    expectReport();
    await show(roomsThat(new Error('gone'), { text: 'back again' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('the rest of the page')).toBeVisible();
    await act(async () => again.click());
    expect(await screen.findByText('back again')).toBeVisible();
  });

  it('tells which room failed, and why', async () => {
    expectReport();
    const failed = jest.fn();
    const [gone, broken] = [new Error('gone'), new Error('broken room')];
    await show({ ...roomsThat(gone), failed });
    await show({ ...roomsThat({ text: 'x' }), failed }, () => {
      throw broken;
    });
    expect(failed.mock.calls).toEqual([
      ['catalog', './routes', gone],
      ['catalog', './routes', broken],
    ]);
  });

  it('catches a room that breaks while it is shown', async () => {
    expectReport();
    await show(roomsThat({ text: 'x' }), () => {
      throw new Error('broken room');
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('the rest of the page')).toBeVisible();
  });

  describe('whose room suspends for ever', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
    const never = new Promise<never>(() => undefined);
    const again = () => screen.queryByRole('button', { name: 'Try again' });

    it('says so when the limit is over, and tries again', async () => {
      expectReport();
      let waits = true;
      await show(roomsThat({ text: 'one' }, { text: 'two' }), ({ text }) => {
        if (waits) use(never);
        return <p>{text}</p>;
      });
      expect(screen.getByText('loading')).toBeVisible();
      await pass(SLOT_LIMIT_MS - 1);
      expect(again()).not.toBeInTheDocument();
      await pass(1);
      expect(again()).toBeVisible();
      expect(screen.getByText('the rest of the page')).toBeVisible();
      waits = false;
      await act(async () => again()?.click());
      expect(screen.getByText('two')).toBeVisible();
      await pass(10 * SLOT_LIMIT_MS);
      expect(screen.getByText('two')).toBeVisible();
    });

    it('says so again when the next try suspends as well', async () => {
      expectReport();
      const tries = ['one', 'two', 'three'].map((text) => ({ text }));
      await show(roomsThat(...tries), () => use(never));
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await pass(SLOT_LIMIT_MS);
        await act(async () => again()?.click());
        expect(screen.getByText('loading')).toBeVisible();
      }
    });

    it('says so when that begins after it was shown', async () => {
      expectReport();
      let wait: () => void = () => undefined;
      const Fickle = () => {
        const [waits, setWaits] = useState(false);
        wait = () => setWaits(true);
        return waits ? use(never) : <p>shown</p>;
      };
      await show(roomsThat({ text: 'one' }), () => <Fickle />);
      await pass(10 * SLOT_LIMIT_MS);
      expect(screen.getByText('shown')).toBeVisible();
      await act(async () => wait());
      await pass(SLOT_LIMIT_MS);
      expect(again()).toBeVisible();
    });

    it('says so over what the server rendered', async () => {
      expectReport();
      const page = (draw: () => ReactNode) => (
        <RoomsProvider value={roomsThat({ text: 'one' })}>
          <RemoteSlot<Greeting>
            room="catalog"
            expose="./routes"
            pending={<p>loading</p>}
            failed={(retry) => <button onClick={retry}>Try again</button>}
          >
            {draw}
          </RemoteSlot>
        </RoomsProvider>
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
      await pass(SLOT_LIMIT_MS);
      expect(again()).toBeVisible();
      expect(screen.queryByText('rendered')).not.toBeInTheDocument();
      await act(async () => hydrated.unmount());
      root.remove();
    });

    it('waits for a read of a page that shows its own skeleton', async () => {
      await show(roomsThat({ text: 'one' }), () => (
        <Suspense fallback={<p>own skeleton</p>}>
          <Reading />
        </Suspense>
      ));
      await pass(10 * SLOT_LIMIT_MS);
      expect(screen.getByText('own skeleton')).toBeVisible();
    });

    const Reading = () => use(never);
  });
});
