import { screen, waitFor } from '@testing-library/react';
import { crate, dressCare, gown } from '../testing/catalogue';
import { parseService } from '../testing/parse-catalogue';
import { visitPage } from '../testing/visit-page';

const chosen = { state: { services: parseService(dressCare) } };
const long = 'Fifty characters are shown of this text, and never one more of them.';

describe('products (specification, section 2)', () => {
  it("has the banner 'Products'", () => {
    visitPage('/products', {}, chosen);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products');
  });

  it('shows the first image, the name and the first 50 characters of the description', async () => {
    const { container } = visitPage(
      '/products',
      { 'GET users/getproducts/1': { body: [{ ...gown, description: long }] } },
      chosen,
    );
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Gown Clean');
    expect(container.querySelector('img[src$="/images/one.svg"]')).toBeInTheDocument();
    expect(screen.getByText(long.slice(0, 50))).toBeInTheDocument();
  });

  it("has a 'Check Price' link to /innerdresses that stores the product", async () => {
    const { user, store, getAddress } = visitPage('/products', {}, chosen);
    const [first] = await screen.findAllByRole('link', { name: /^Check Price/ });
    await user.click(first as HTMLElement);
    expect(store.getState().innerdress?.id).toBe(11);
    await waitFor(() => expect(getAddress()).toBe('/innerdresses'));
  });

  it('omits products without an image', async () => {
    const list = {
      body: [
        { ...gown, image: null },
        { ...crate, image: '{}' },
      ],
    };
    visitPage('/products', { 'GET users/getproducts/1': list }, chosen);
    expect(await screen.findByText('Nothing to order here yet')).toBeInTheDocument();
  });

  it('redirects to /services on a first visit (rule 10)', () => {
    expect(visitPage('/products').getAddress()).toBe('/services');
  });
});
