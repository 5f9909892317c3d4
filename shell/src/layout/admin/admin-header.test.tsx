import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { RegistryProvider } from '../../registry/remote-table';
import type { MenuEntry, Registry } from '../../boot/boot-data';
import { Layout } from '../layout';

const release = (menu?: MenuEntry[]) => [
  {
    url: '',
    metadata: { version: '1' },
    extras: { routes: [], exposes: [], ...(menu && { menu }) },
  },
];

/**
 * The first remote has a menu, the second has a single entry, and the third was released before
 * menus existed.
 */
const registry: Registry = {
  microFrontends: {
    gifts: release([{ label: 'Vouchers', path: '/admin/vouchers', role: 'staff', order: 15 }]),
    staff: release([
      { label: 'Messages', path: '/admin/messages', role: 'staff', order: 20, group: 'customers' },
      { label: 'Orders', path: '/admin', role: 'staff', order: 10, group: 'work' },
      {
        label: 'Calendar',
        path: '/admin/calendar',
        role: 'staff',
        order: 5,
        feature: 'calendar',
        group: 'work',
      },
      { label: 'Drivers', path: '/admin/drivers', role: 'driver', order: 40 },
    ]),
    catalog: release(),
  },
};

const show = (options: Parameters<typeof renderPage>[1]) =>
  renderPage(
    <RegistryProvider value={registry}>
      <Layout miniBasket={<a href="/cart">Basket, 0 items</a>}>
        <h1>Orders</h1>
      </Layout>
    </RegistryProvider>,
    options,
  );

const withStaff = { features: ['staff'] as const };

describe('the staff area (rule 3)', () => {
  it('has no staff navigation if the backend lacks the feature (rule 57)', () => {
    show({ initialEntry: '/admin', user: { id: 1, role: 'staff' } });
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('navigation', { name: 'Staff' })).not.toBeInTheDocument();
  });

  it('shows staff the admin header with its navigation, the cart count and logout', () => {
    show({ initialEntry: '/admin', user: { id: 1, role: 'staff' }, config: withStaff });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('navigation', { name: 'Staff' })).toBeVisible();
    expect(header.getByRole('link', { name: 'Basket, 0 items' })).toBeVisible();
    expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('has the menu entries of all remotes, in their order, for this role and backend', () => {
    const page = { initialEntry: '/admin', user: { id: 1, role: 'staff' } };
    const entries = () =>
      within(within(screen.getByRole('banner')).getByRole('navigation', { name: 'Staff' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    const { unmount } = show({ ...page, config: withStaff });
    expect(entries()).toEqual(['Orders', 'Messages', 'Vouchers']);
    unmount();
    show({ ...page, config: { features: ['staff', 'calendar'] } });
    expect(entries()).toEqual(['Calendar', 'Orders', 'Messages', 'Vouchers']);
  });

  it('has the menu entries in groups with names; an entry without a group is in the shop’s', () => {
    show({ initialEntry: '/admin', user: { id: 1, role: 'staff' }, config: withStaff });
    const menu = within(
      within(screen.getByRole('banner')).getByRole('navigation', { name: 'Staff' }),
    );
    const groups = menu
      .getAllByRole('list')
      .map((list) => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
        list.textContent,
      ]);
    expect(groups).toEqual([
      ['Work', 'Orders'],
      ['Customers', 'Messages'],
      ['Shop', 'Vouchers'],
    ]);
  });

  it('shows other users only the header and its logout', () => {
    show({ initialEntry: '/admin/orders', user: { id: 1 } });
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('navigation', { name: 'Staff' })).not.toBeInTheDocument();
    expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('has the same sidebar with its two groups', async () => {
    const items = [{ label: 'Home moves', href: 'https://example.com/home-moves' }];
    const menus = ['Moving', 'Logistics'].map((label) => ({ label, href: '/', items }));
    const { user } = show({
      initialEntry: '/admin',
      user: { id: 1, role: 'staff' },
      config: { menus },
    });
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const sidebar = within(await screen.findByRole('dialog'));
    expect(sidebar.getByRole('button', { name: 'Moving' })).toBeVisible();
    expect(sidebar.getByRole('button', { name: 'Logistics' })).toBeVisible();
  });
});
