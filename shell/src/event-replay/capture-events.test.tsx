import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './capture-events';

const heard = jest.fn();
const hear = (what: string) => () => heard(what);

/**
 * An island like the shell's. A hydration error makes React render its content again, but its
 * element stays.
 */
const Part = ({ children }: { children: ReactNode }) => (
  <div data-part="page" suppressHydrationWarning>
    <Suspense>{children}</Suspense>
  </div>
);

function Controls() {
  const [name, setName] = useState('');
  const [way, setWay] = useState('post');
  const [size, setSize] = useState('small');
  const [agreed, setAgreed] = useState(false);
  return (
    <Part>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          heard('sent');
        }}
      >
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        {['post', 'van'].map((one) => (
          <input
            key={one}
            type="radio"
            name="way"
            aria-label={one}
            checked={way === one}
            onChange={() => setWay(one)}
          />
        ))}
        <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
          <option>small</option>
          <option>large</option>
        </select>
        <label>
          <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
          Agreed
        </label>
        <button>Send</button>
      </form>
      <button onClick={hear('pressed')}>Press</button>
      <a href="#kept" data-early onClick={hear('chosen')}>
        Choose
      </a>
      <a href="#plain" onClick={hear('followed')}>
        Follow
      </a>
      <a
        href="/#cart"
        onClick={(event) => {
          event.preventDefault();
          heard('left');
        }}
      >
        Leave
      </a>
      <output>{[name, way, size, agreed].join(' ')}</output>
    </Part>
  );
}

let root: { unmount(): void };

beforeEach(async () => {
  heard.mockClear();
  document.body.innerHTML = `<div id="root">${await markup()}</div>`;
});
afterEach(() => act(async () => root.unmount()));

/** Returns the HTML of the page. */
async function markup(): Promise<string> {
  const container = document.createElement('div');
  const reactRoot = createRoot(container);
  await act(async () => reactRoot.render(<Controls />));
  const html = container.innerHTML;
  await act(async () => reactRoot.unmount());
  return html;
}

/**
 * Hydrates the page, marks the island as hydrated, and runs all tasks until every captured event is
 * replayed.
 */
async function comeAlive() {
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, <Controls />, {
      onRecoverableError: () => undefined,
    });
  });
  jest.useFakeTimers();
  await act(async () => {
    const part = document.querySelector<HTMLElement>('[data-part]') as HTMLElement;
    part.dataset['alive'] = '';
    part.dispatchEvent(new Event('alive'));
    await jest.runAllTimersAsync();
  });
  jest.useRealTimers();
}

const state = () => screen.getByRole('status').textContent;

describe('events in an island before it is hydrated', () => {
  it('are replayed once and in order after hydration', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    await userEvent.click(screen.getByRole('link', { name: 'Choose' }));
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    await comeAlive();
    expect(heard.mock.calls.flat()).toEqual(['pressed', 'chosen', 'pressed']);
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('change fields at once, and reach React after hydration', async () => {
    await userEvent.type(screen.getByRole('textbox'), 'Ann');
    await userEvent.click(screen.getByRole('radio', { name: 'van' }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'large');
    await userEvent.click(screen.getByText('Agreed'));
    expect(screen.getByRole('radio', { name: 'van' })).toBeChecked();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await comeAlive();
    expect(state()).toBe('Ann van large true');
    expect(screen.getByRole('textbox')).toHaveValue('Ann');
    expect(screen.getByRole('radio', { name: 'van' })).toBeChecked();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('count twice if they happened twice', async () => {
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('checkbox'));
    await comeAlive();
    expect(state()).toBe(' post small false');
  });

  it('submit a form once, by its button, by Enter and by a script', async () => {
    await userEvent.type(screen.getByRole('textbox'), 'Ann{Enter}');
    await comeAlive();
    expect(heard.mock.calls.flat()).toEqual(['sent']);
    expect(state()).toContain('Ann');
  });

  it('follow a plain link at once, also in another tab', async () => {
    const isLeft = (name: string, init?: object) =>
      fireEvent.click(screen.getByRole('link', { name }), init);
    expect(isLeft('Follow')).toBe(true);
    expect(isLeft('Choose', { ctrlKey: true })).toBe(true);
    expect(isLeft('Choose')).toBe(false);
    await comeAlive();
    expect(heard.mock.calls.flat()).toEqual(['chosen']);
  });

  describe.each([
    ['a field', 'input'],
    ['the part', '[data-part]'],
  ])('with an element that an extension has inserted before %s', (_beside, selector) => {
    const addForeign = () =>
      document.querySelector(selector)?.before(document.createElement('one-more-button'));

    it('replays input once and keeps the focus, although React renders the part again', async () => {
      const fieldBefore = screen.getByRole('textbox');
      await userEvent.click(screen.getByRole('radio', { name: 'van' }));
      addForeign();
      await userEvent.selectOptions(screen.getByRole('combobox'), 'large');
      await userEvent.click(screen.getByText('Agreed'));
      await userEvent.click(screen.getByRole('button', { name: 'Press' }));
      await userEvent.type(fieldBefore, 'Ann');
      await comeAlive();
      expect(fieldBefore).not.toBeInTheDocument();
      expect(state()).toBe('Ann van large true');
      expect(screen.getByRole('textbox')).toHaveValue('Ann');
      expect(screen.getByRole('textbox')).toHaveFocus();
      expect(screen.getByRole('radio', { name: 'van' })).toBeChecked();
      expect(heard.mock.calls.flat()).toEqual(['pressed']);
    });

    it('submits a form once', async () => {
      addForeign();
      await userEvent.type(screen.getByRole('textbox'), 'Ann{Enter}');
      await comeAlive();
      expect(heard.mock.calls.flat()).toEqual(['sent']);
      expect(state()).toContain('Ann');
    });
  });

  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Leave' }));

  it('survive a followed link, which waits for them', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(leave()).toBe(false);
    await comeAlive();
    expect(heard.mock.calls.flat()).toEqual(['pressed', 'left']);
  });

  it('do not delay a link that is pressed again, nor a link after typing only', async () => {
    await userEvent.type(screen.getByRole('textbox'), 'Ann');
    expect(leave()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(leave()).toBe(false);
    expect(leave()).toBe(true);
    await comeAlive();
  });
});
