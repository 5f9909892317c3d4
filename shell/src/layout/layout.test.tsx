import { screen, waitFor, within } from '@testing-library/react';
import { useRoutes } from 'shared/router';
import { fakeBackend, renderPage } from 'shared/testing';
import { loadHomePage } from '../session/load-home-page';
import { RegistryProvider } from '../registry/remote-table';
import { Layout } from './layout';

jest.mock('../session/load-home-page', () => ({ loadHomePage: jest.fn() }));

const menus = [
  {
    label: 'Moving',
    href: 'https://example.com/moving',
    items: [{ label: 'Home moves', href: 'https://example.com/home-moves' }],
  },
  {
    label: 'Logistics',
    href: 'https://example.com/logistics',
    items: [{ label: 'Pallets', href: 'https://example.com/pallets' }],
  },
  ...['Storage', 'Packing Materials', 'Contact Us'].map((label) => ({
    label,
    href: `https://example.com/${label}`,
    items: [],
  })),
];

const Pages = () =>
  useRoutes([
    { path: '/faq', element: <h1>Questions</h1> },
    { path: '*', element: <h1>Home</h1> },
  ]);

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <Layout miniBasket={<a href="/cart">Basket, 0 items</a>}>
      <Pages />
    </Layout>,
    { config: { menus }, ...options },
  );

const openSidebar = async (page: ReturnType<typeof show>) => {
  const button = screen.getByRole('button', { name: 'Open the menu' });
  await page.user.click(button);
  return { button, sidebar: await screen.findByRole('dialog') };
};

const withStaff = { features: ['staff'] as const };

describe('header and footer (specification, section 1)', () => {
  it('show contact details, social links and the five external menus', () => {
    show();
    for (const part of [screen.getByRole('banner'), screen.getByRole('contentinfo')]) {
      const link = (name: string) => within(part).getByRole('link', { name });
      expect(link('020 7946 0123')).toHaveAttribute('href', 'tel:02079460123');
      expect(link('hello@example.com')).toHaveAttribute('href', 'mailto:hello@example.com');
      expect(link('Instagram')).toHaveAttribute('href', 'https://example.com/instagram');
      for (const { label, href } of menus) expect(link(label)).toHaveAttribute('href', href);
    }
  });

  it('show company details, the warehouse and the legal links', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/SLR London Ltd.*00000000/)).toBeVisible();
    expect(footer.getByText('Unit 4, Example Wharf, London E16 0AA')).toBeVisible();
    for (const [name, href] of [
      ['Terms and conditions', '/terms'],
      ['Your right to cancel', '/terms#cancellation'],
      ['Privacy', '/terms#privacy'],
    ] as const)
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('have a link to log in for a visitor, and account and logout for a signed-in user', () => {
    const visitor = show();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    visitor.unmount();
    show({ user: { id: 5 } });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'My account' })).toBeVisible();
    expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('lead staff to their area from every page (rule 3)', () => {
    show({ user: { id: 2, role: 'staff' }, config: withStaff });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Staff area' })).toHaveAttribute('href', '/admin');
  });

  it('start with a link that skips to the content', () => {
    show();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Skip to the content');
    expect(screen.getByRole('main').id).toBe(first?.getAttribute('href')?.slice(1));
  });
});

describe('the sidebar (specification, section 2)', () => {
  it('opens and closes, and marks the page body while open', async () => {
    const page = show();
    const { button } = await openSidebar(page);
    expect(document.body).toHaveClass('sidebar-open');
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass('sidebar-open');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('has two collapsible groups, moving and logistics', async () => {
    const page = show();
    const sidebar = within((await openSidebar(page)).sidebar);
    for (const [group, item] of [
      ['Moving', 'Home moves'],
      ['Logistics', 'Pallets'],
    ] as const) {
      const toggle = sidebar.getByRole('button', { name: group });
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(sidebar.queryByRole('link', { name: item })).not.toBeInTheDocument();
      await page.user.click(toggle);
      expect(toggle).toHaveAttribute('aria-expanded', 'true');
      expect(sidebar.getByRole('link', { name: item })).toBeVisible();
      await page.user.click(toggle);
      expect(sidebar.queryByRole('link', { name: item })).not.toBeInTheDocument();
    }
  });

  it('traps the focus', async () => {
    const page = show();
    const { sidebar } = await openSidebar(page);
    for (let step = 0; step < 30; step += 1) {
      await page.user.tab();
      expect(sidebar).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes after a navigation', async () => {
    const page = show();
    const { sidebar } = await openSidebar(page);
    await page.user.click(within(sidebar).getByRole('link', { name: 'FAQ' }));
    expect(page.getAddress()).toBe('/faq');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus());
  });
});

describe('logout (specification, sections 4 and 7)', () => {
  const logOut = async (response: Parameters<typeof fakeBackend>[0][string]) => {
    jest.mocked(loadHomePage).mockClear();
    const backend = fakeBackend({ 'POST admin/logout': response });
    const page = show({ user: { id: 5 } });
    await page.user.click(screen.getByRole('button', { name: 'Log out' }));
    return { ...backend, ...page };
  };

  it('carries the bearer token, clears local storage and loads the home page', async () => {
    localStorage.setItem('refresh', '0');
    const { calls, session } = await logOut({ body: {} });
    await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
    expect(calls[0]).toMatchObject({ authorization: 'bearer test-token' });
    expect(localStorage).toHaveLength(0);
    expect(session.getState()).toMatchObject({ user: null, token: null });
  });

  it('is completed by a 401 (rule 21)', async () => {
    const { session } = await logOut({ status: 401 });
    await waitFor(() => expect(loadHomePage).toHaveBeenCalled());
    expect(session.getState()).toMatchObject({ user: null, hasExpired: false });
  });

  it('is only logged if it fails', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const { session } = await logOut('no answer');
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(loadHomePage).not.toHaveBeenCalled();
    expect(session.getState().token).toBe('test-token');
  });
});

describe('links that remotes declare', () => {
  const link = (text: string, group: 'header' | 'sidebar' | 'footer', path = `/${text}`) => ({
    text,
    path,
    group,
  });
  const extras = {
    routes: [],
    exposes: [],
    links: [
      link('Vouchers', 'header', '/vouchers'),
      link('Gift cards', 'header', '/gift-cards'),
      link('Wishes', 'header', '/wishes'),
      link('Wrapping', 'sidebar', '/wrapping'),
      link('Gift terms', 'footer', '/gift-terms'),
      link('FAQ', 'header', '/gift-faq'),
      link('Our questions', 'header', '/faq'),
    ],
  };
  const release = { url: '', metadata: { version: '1' }, extras };

  const names = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('stand after the own entries, by text, and replace none of them', async () => {
    const page = renderPage(
      <RegistryProvider value={{ microFrontends: { gifts: [release] } }}>
        <Layout miniBasket={null}>
          <Pages />
        </Layout>
      </RegistryProvider>,
      { config: { menus } },
    );
    const header = names(screen.getByRole('navigation', { name: 'Main' }));
    expect(header.filter((name) => name === 'FAQ')).toHaveLength(1);
    expect(header.slice(-3)).toEqual(['Contact', 'Gift cards', 'Vouchers']);
    const footer = screen.getByRole('navigation', { name: 'Shop' });
    expect(within(footer).getByText('Gift terms')).toHaveAttribute('href', '/gift-terms');
    const { sidebar } = await openSidebar(page);
    const shop = names(within(sidebar).getByRole('navigation', { name: 'Shop' }));
    expect(shop.slice(-5)).toEqual(['Contact', 'Gift cards', 'Vouchers', 'Wishes', 'Wrapping']);
  });
});
