import { screen, waitFor } from '@testing-library/react';
import { visitPage } from '../testing/visit-page';

const kitService = { id: 5, name: 'Removal Kits', slug: 'removal-kits', delivery: 3 };

const withKits = { config: { features: ['kits' as const] } };

const keptKits = {
  'GET users/getkits': {
    body: [
      {
        id: 70,
        name: 'Starter Kit',
        slug: 'starter-kit',
        price: 249,
        description: '45 boxes of 50x30x30cm, for a first flat',
        serviceid: 5,
        image: '{"picture0":"pile.webp"}',
        meta_description: 'Boxes for a start.',
        pictures: [{ file: 'pile.webp', alt: 'A pile of boxes', focusx: 50, focusy: 20 }],
      },
    ],
  },
};

async function add() {
  const button = await screen.findByRole('button', { name: 'Add to cart' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe('removal kits (specification, section 9)', () => {
  it('lists three kits, each with a detail page', async () => {
    visitPage('/removalkit');
    expect(await screen.findByText('£239.00')).toBeInTheDocument();
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Removal Kit A', '/RemovalKitA'],
      ['Removal Kit B', '/RemovalKitB'],
      ['Removal Kit C', '/RemovalKitC'],
    ]);
  });

  it.each([
    ['A', 70, '£239.00', '40 boxes', 'small moves', 23900],
    ['B', 71, '£343.00', '60 boxes', '2-3 bedrooms', 34300],
    ['C', 72, '£537.00', '100 boxes', '4-5 bedrooms', 53700],
  ])(
    'kit %s has its id, price, contents and box size',
    async (kit, id, price, boxes, suits, pence) => {
      const { user, store } = visitPage(`/RemovalKit${kit}`);
      const name = `Removal Kit ${kit}`;
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByText(price)).toBeInTheDocument();
      expect(screen.getByText(boxes)).toBeInTheDocument();
      expect(screen.getByText(suits)).toBeInTheDocument();
      expect(screen.getByText('458x305x304mm')).toBeInTheDocument();
      await user.click(await add());
      await waitFor(() =>
        expect(store.getState().cart).toMatchObject([
          { productid: id, price: pence, cartquantity: 1 },
        ]),
      );
    },
  );

  it("have the buttons of a product page: 'Add to cart', then 'Go to cart' (rule 5)", async () => {
    const { user, store, getAddress } = visitPage('/RemovalKitA');
    await user.click(await add());
    await waitFor(() => expect(store.getState().cart).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Go to cart' }));
    await waitFor(() => expect(getAddress()).toBe('/cart'));
  });

  it('enter the basket with their service, for the delivery charge (rule 16)', async () => {
    const services = { 'GET users/getservices': { body: [kitService] } };
    const { user, store } = visitPage('/RemovalKitC', services);
    await user.click(await add());
    await waitFor(() => expect(store.getState().cart[0]?.serviceid).toBe(5));
  });

  it('are those of the backend if it keeps them (rule 5)', async () => {
    const { user, store, container } = visitPage('/RemovalKitA', keptKits, withKits);
    expect(await screen.findByRole('heading', { level: 1, name: 'Starter Kit' })).toBeVisible();
    expect(screen.getByText('£249.00')).toBeInTheDocument();
    expect(screen.getByText('45 boxes')).toBeInTheDocument();
    expect(screen.getByText('Boxes for a start.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A pile of boxes' })).toHaveAttribute(
      'src',
      expect.stringContaining('pile.webp'),
    );
    const jsonLd = container.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(jsonLd).toContain('249.00');
    await user.click(await add());
    await waitFor(() =>
      expect(store.getState().cart).toMatchObject([
        { productid: 70, price: 24900, serviceid: 5, name: 'Starter Kit' },
      ]),
    );
  });

  it('are listed only while the backend sells them', async () => {
    visitPage('/removalkit', keptKits, withKits);
    expect(await screen.findByRole('link')).toHaveTextContent('Starter Kit');
    expect(screen.getByText('£249.00')).toBeInTheDocument();
  });

  it('have no page while the backend does not sell them', async () => {
    const statuses: number[] = [];
    visitPage('/RemovalKitB', keptKits, {
      ...withKits,
      answerWith: (status) => void statuses.push(status),
    });
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    expect(statuses).toContain(404);
  });

  it('can be bought if the services cannot be read', async () => {
    const { user, store } = visitPage('/RemovalKitC', { 'GET users/getservices': { status: 500 } });
    await user.click(await add());
    await waitFor(() => expect(store.getState().cart[0]?.serviceid).toBeNull());
  });
});
