import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { Island } from './island';

let isBroken = true;
const onRender = jest.fn();

/** Fails as React does if another script has removed a node. */
function Content() {
  onRender();
  if (isBroken) throw new DOMException('The node is no child of this node.', 'NotFoundError');
  return <p>The footer</p>;
}

/** Renders the island again at each click, as the shell does when its state changes. */
function Page() {
  const [renderCount, setRenderCount] = useState(0);
  return (
    <>
      <button onClick={() => setRenderCount(renderCount + 1)}>Render again</button>
      <Island name="footer">
        <Content />
      </Island>
    </>
  );
}

const renderAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Render again' }));

const STEP_MS = 100;

/** Advances the time in small steps, because React renders at the end of each step. */
async function advance(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS)
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
}

beforeEach(() => {
  isBroken = true;
  jest.useFakeTimers();
  // React and jsdom log each caught error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(<Page />);
});
afterEach(() => jest.useRealTimers());

test('an island that another script broke twice is rendered again five seconds later', async () => {
  expect(screen.queryByText('The footer')).toBeNull();
  isBroken = false;
  await advance(4900);
  expect(screen.queryByText('The footer')).toBeNull();
  await advance(200);
  expect(screen.getByText('The footer')).toBeVisible();
});

test('an island that stays broken is not rendered between two retries', async () => {
  await advance(5100);
  onRender.mockClear();
  await advance(4800);
  expect(onRender).not.toHaveBeenCalled();
  await advance(200);
  expect(onRender).toHaveBeenCalled();
  isBroken = false;
  await advance(5100);
  expect(screen.getByText('The footer')).toBeVisible();
});

test('a page that keeps rendering does not postpone the retry', async () => {
  isBroken = false;
  for (let passed = 0; passed < 5200; passed += STEP_MS) {
    renderAgain();
    await advance(STEP_MS);
  }
  expect(screen.getByText('The footer')).toBeVisible();
});
