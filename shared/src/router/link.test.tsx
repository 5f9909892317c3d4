import { Profiler } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './link';

const Here = () => {
  const { pathname, search, hash, state } = useLocation();
  return (
    <output>
      {pathname + search + hash} {JSON.stringify(state)}
    </output>
  );
};

const show = (links: React.ReactNode, path = '/services?page=2') => {
  window.history.replaceState(null, '', path);
  return render(
    <BrowserRouter>
      {links}
      <Here />
    </BrowserRouter>,
  );
};

const present = () => screen.getByRole('status').textContent;
const follow = (name: string, how = {}) => {
  let isLeft = false;
  // Prevents the navigation, which jsdom does not have and would report during a later test.
  const prevent = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', prevent, { once: true });
  act(() => void fireEvent.click(screen.getByRole('link', { name }), how));
  return { isLeftToTheBrowser: isLeft };
};

describe('a link within the shop', () => {
  it('navigates without loading the page, and passes its state on', () => {
    show(
      <Link to={{ pathname: '/faq', search: '?q=veil', hash: '#dress' }} state={{ from: 'here' }}>
        Questions
      </Link>,
    );
    const entries = window.history.length;
    expect(screen.getByRole('link')).toHaveAttribute('href', '/faq?q=veil#dress');
    expect(follow('Questions').isLeftToTheBrowser).toBe(false);
    expect(present()).toBe('/faq?q=veil#dress {"from":"here"}');
    expect(window.history.length).toBe(entries + 1);
  });

  it('keeps the path if it has only a hash or a query', () => {
    show([
      <Link key="hash" to="#below">
        Below
      </Link>,
      <Link key="query" to="?page=3">
        Next
      </Link>,
      <Link key="object" to={{ search: '?page=4' }}>
        Last
      </Link>,
    ]);
    follow('Below');
    expect(present()).toBe('/services?page=2#below null');
    follow('Next');
    expect(present()).toBe('/services?page=3 null');
    follow('Last');
    expect(present()).toBe('/services?page=4 null');
  });

  it('adds no history entry if it leads to the current address or has `replace`', () => {
    show([
      <Link key="here" to="/services?page=2">
        Here
      </Link>,
      <Link key="instead" to="/cart" replace>
        Instead
      </Link>,
    ]);
    const entries = window.history.length;
    follow('Here');
    follow('Instead');
    expect(present()).toBe('/cart null');
    expect(window.history.length).toBe(entries);
  });

  it.each([
    ['with the middle button', { button: 1 }],
    ['with Ctrl', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
  ])('is left to the browser if it is pressed %s', (_, how) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    show(<Link to="/faq">Questions</Link>);
    expect(follow('Questions', how).isLeftToTheBrowser).toBe(true);
    expect(present()).toBe('/services?page=2 null');
  });

  it.each([
    ['another window', <Link key="1" to="/faq" target="_blank" children="Questions" />],
    ['another site', <Link key="2" to="https://example.com/faq" children="Questions" />],
    ['no place at all', <Link key="3" to="mailto:us@example.com" children="Questions" />],
  ])('is left to the browser if it leads to %s', (_, link) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    show(link);
    expect(follow('Questions').isLeftToTheBrowser).toBe(true);
    expect(present()).toBe('/services?page=2 null');
  });

  it('does not navigate if an event handler prevented the click', () => {
    show(
      <Link to="/faq" onClick={(event) => event.preventDefault()}>
        Questions
      </Link>,
    );
    follow('Questions');
    expect(present()).toBe('/services?page=2 null');
  });

  it('is not rendered again by a navigation', () => {
    const rendered = jest.fn();
    show(
      <Profiler id="link" onRender={rendered}>
        <Link to="/faq">Questions</Link>
      </Profiler>,
    );
    follow('Questions');
    expect(present()).toBe('/faq null');
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe('a navigation link', () => {
  const isMarked = () => screen.getByRole('link').getAttribute('aria-current') === 'page';

  it.each([
    ['/services', false, true],
    ['/SERVICES', false, true],
    ['/services/boxes', false, true],
    ['/services/boxes', true, false],
    ['/servicesandmore', false, false],
    ['/', false, false],
  ])('is marked at %s (this address alone: %s): %s', (path, end, marked) => {
    show(
      <NavLink to="/services" end={end}>
        Services
      </NavLink>,
      path,
    );
    expect(isMarked()).toBe(marked);
  });

  it('to the first page is marked only on the first page', () => {
    show(<NavLink to="/">Home</NavLink>);
    expect(isMarked()).toBe(false);
  });

  it('is marked after its page was opened', () => {
    show(<NavLink to="/faq">Questions</NavLink>);
    expect(isMarked()).toBe(false);
    follow('Questions');
    expect(isMarked()).toBe(true);
  });
});
