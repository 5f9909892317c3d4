import { act, render, screen } from '@testing-library/react';
import { RemoteSlot } from './remote-slot';
import { type Rooms, RoomsProvider } from './rooms';

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

const show = (rooms: Rooms, draw = ({ text }: Greeting) => <p>{text}</p>) =>
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

  it('catches a room that breaks while it is shown', async () => {
    expectReport();
    await show(roomsThat({ text: 'x' }), () => {
      throw new Error('broken room');
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('the rest of the page')).toBeVisible();
  });
});
