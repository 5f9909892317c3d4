import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { RemoteSlot } from './remote-slot';
import { RemotesProvider } from './remotes';

const failed = jest.fn();

/**
 * Renders content in a remote slot. Silences the console errors that React logs for caught
 * failures.
 */
async function show(content: ReactNode): Promise<void> {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const module = Promise.resolve({});
  const remotes = {
    load: <Module,>() => module as Promise<Module>,
    invalidate: () => undefined,
    reportFailure: failed,
  };
  await act(
    async () =>
      void render(
        <RemotesProvider value={remotes}>
          <RemoteSlot
            remote="quote"
            expose="./routes"
            pendingFallback={<p>loading</p>}
            renderFailure={() => <p>cannot be loaded</p>}
          >
            {() => content}
          </RemoteSlot>
        </RemotesProvider>,
      ),
  );
}

/** A component with a text that changes beside an element. */
function Home() {
  const [home, setHome] = useState('');
  const [name, request] = home ? [home] : ['No home yet', 'Please choose one'];
  return (
    <p>
      {name}
      <button onClick={() => setHome('Studio')}>Choose</button>
      {request}
    </p>
  );
}

const choose = () => act(async () => screen.getByRole('button', { name: 'Choose' }).click());

/** Replaces text nodes, as page translation in browsers does. */
function translate(element: HTMLElement): void {
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    const font = document.createElement('font');
    font.append(node.data);
    node.replaceWith(font);
  }
}

test('a remote is rendered again, without a failure, if another script has replaced its text nodes', async () => {
  await show(<Home />);
  translate(screen.getByText(/^No home yet/));
  await choose();
  expect(screen.getByText(/^No home yet/)).toBeVisible();
  await choose();
  expect(screen.getByText('Studio', { selector: 'p' })).toBeVisible();
  expect(failed).not.toHaveBeenCalled();
});

test('a remote fails if it throws the same DOM error each time it is rendered', async () => {
  const cause = new DOMException('The node is not a child of this node.', 'NotFoundError');
  const Broken = () => {
    throw cause;
  };
  await show(<Broken />);
  expect(screen.getByText('cannot be loaded')).toBeVisible();
  expect(failed.mock.calls).toEqual([['quote', './routes', cause]]);
});
