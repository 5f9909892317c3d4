import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { recoverLostFocus } from './recover-lost-focus';

recoverLostFocus();

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

test('when a button disappears, the next control of its list gets the focus', async () => {
  render(<Basket />);
  await press('Remove Kit B');
  expect(link('Kit C')).toHaveFocus();
});

test('the previous control gets the focus at the end of a list, and the new content after an emptied list', async () => {
  render(<Basket />);
  await press('Remove Kit C');
  expect(screen.getByRole('button', { name: 'Remove Kit B' })).toHaveFocus();
  await press('Remove Kit B');
  await press('Remove Kit A');
  expect(link('See our kits')).toHaveFocus();
});

test('a busy button moves no focus, and another focused control keeps the focus', async () => {
  render(<Basket />);
  await press('Save');
  expect(link('Services')).not.toHaveFocus();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('when a button becomes disabled, its neighbour gets the focus', async () => {
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
