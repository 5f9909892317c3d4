import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './keep-focus';

keepFocus();

function Basket() {
  const [lines, setLines] = useState(['Kit A', 'Kit B', 'Kit C']);
  const [busy, setBusy] = useState(false);
  return (
    <main>
      <h1>Your basket</h1>
      <a href="/services">Services</a>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <a href={`/${line}`}>{line}</a>
            <button onClick={() => setLines(lines.filter((one) => one !== line))}>
              {`Remove ${line}`}
            </button>
          </li>
        ))}
      </ul>
      {lines.length === 0 && <a href="/kits">See our kits</a>}
      <button disabled={busy} aria-busy={busy} onClick={() => setBusy(true)}>
        Save
      </button>
      <input aria-label="Note" onFocus={() => setBusy(false)} />
    </main>
  );
}

const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).focus());
  await userEvent.keyboard('{Enter}');
};
const link = (name: string) => screen.getByRole('link', { name });

test('the focus of a button that disappears goes to the next control of its list', async () => {
  render(<Basket />);
  await press('Remove Kit B');
  expect(link('Kit C')).toHaveFocus();
});

test('at the end of a list it goes to the control before, and from an emptied list to what replaces it', async () => {
  render(<Basket />);
  await press('Remove Kit C');
  expect(screen.getByRole('button', { name: 'Remove Kit B' })).toHaveFocus();
  await press('Remove Kit B');
  await press('Remove Kit A');
  expect(link('See our kits')).toHaveFocus();
});

test('a button at work keeps its turn, and whoever moves on keeps the focus', async () => {
  render(<Basket />);
  await press('Save');
  expect(link('Services')).not.toHaveFocus();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a button that becomes disabled gives the focus to its neighbour', async () => {
  const Stepper = () => {
    const [count, setCount] = useState(1);
    return (
      <main>
        <div role="group">
          <button disabled={count === 0} onClick={() => setCount(count - 1)}>
            Less
          </button>
          <button onClick={() => setCount(count + 1)}>More</button>
        </div>
      </main>
    );
  };
  render(<Stepper />);
  await press('Less');
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
