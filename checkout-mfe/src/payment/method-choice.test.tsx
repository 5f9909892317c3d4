import { screen } from '@testing-library/react';
import { renderCheckout, startBackend } from '../testing/render-checkout';
import { dressLine, kitLine } from '../testing/filled-basket';

const services = {
  'GET users/getservices': {
    body: [
      { id: 1, name: 'Boxes', delivery: 1 },
      { id: 3, name: 'Dress cleaning', delivery: 2 },
      { id: 5, name: 'Home Removals', delivery: 1 },
    ],
  },
};
const moveLine = { ...kitLine, id: 60, productid: 60, name: 'Half a day', serviceid: 5 };

async function hintFor(...cart: (typeof kitLine)[]) {
  startBackend(services);
  renderCheckout({ state: { cart, packages: [], personalised: [] } });
  return screen.findByRole('radio', { name: 'Collection Only' });
}

describe("the meaning of 'Collection Only' (rule 52)", () => {
  it('for goods: the shopper fetches them from the warehouse', async () => {
    expect(await hintFor(kitLine)).toHaveAccessibleDescription(
      /Order now, pay when you collect\. No delivery charge\..*Example Wharf/,
    );
  });

  it('for garments: the shopper brings and fetches them', async () => {
    expect(await hintFor(dressLine)).toHaveAccessibleDescription(
      /Bring your garments to our warehouse and fetch them there.*Example Wharf/,
    );
  });

  it('for moves: there is nothing to fetch, and no warehouse address', async () => {
    const radio = await hintFor(moveLine);
    expect(radio).toHaveAccessibleDescription(/pay on the day\. There is nothing to fetch/);
    expect(radio).not.toHaveAccessibleDescription(/Example Wharf/);
    expect(radio).not.toHaveAccessibleDescription(/comes to you/);
    expect(screen.getByText(/secure page\. Our crew comes to you\.$/)).toBeVisible();
  });

  it('for several kinds: each on its own', async () => {
    expect(await hintFor(kitLine, dressLine, moveLine)).toHaveAccessibleDescription(
      /Goods: you fetch them.*Garments: you bring them.*Moves: there is nothing to fetch/,
    );
  });
});
