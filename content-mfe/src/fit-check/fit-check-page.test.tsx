import { screen, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const product = {
  id: 3,
  name: 'Veil Clean',
  slug: 'veil-clean',
  price: 65,
  image: '{"picture0":"veil.svg"}',
};
const backend = (changes: Record<string, FakeResponse> = {}) =>
  fakeBackend({
    'GET users/getfitcheckdata': {
      body: [
        { picture: 'a.svg', url: 'https://example.com/a', url_label: 'Morning light' },
        { picture: 'b.svg', url: 'javascript:alert(1)', url_label: 'The veil' },
      ],
    },
    'GET users/getfeatureproductdata': { body: [{ productid: '3' }, { productid: 99 }] },
    'GET users/getproductsforfitcheck': { body: [product, { ...product, id: 4, name: 'Other' }] },
    ...changes,
  });

describe('Fit check (specification, section 2)', () => {
  it('has exactly the specified tagline and note', () => {
    backend();
    renderPage(routes, { initialEntry: '/fitcheck' });
    expect(screen.getByText('Tag Us In Your Pictures To Be Featured')).toBeVisible();
    expect(screen.getByText('Updated Weekly!')).toBeVisible();
  });

  it('lists gallery entries with picture, url and label', async () => {
    backend();
    renderPage(routes, { initialEntry: '/fitcheck' });
    expect(await screen.findByRole('link', { name: 'Morning light' })).toHaveAttribute(
      'href',
      'https://example.com/a',
    );
    expect(screen.getByRole('img', { name: 'Morning light' })).toBeInTheDocument();
  });

  it('links only to http and https addresses', async () => {
    backend();
    renderPage(routes, { initialEntry: '/fitcheck' });
    expect(await screen.findByText('The veil')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'The veil' })).not.toBeInTheDocument();
  });

  it('links featured products to /innerdresses and stores the product', async () => {
    backend();
    const { user, store, getAddress } = renderPage(routes, { initialEntry: '/fitcheck' });
    await user.click(await screen.findByRole('link', { name: 'Veil Clean' }));
    expect(store.getState().innerdress).toMatchObject({ id: 3, price: 6500 });
    await waitFor(() => expect(getAddress()).toBe('/innerdresses'));
  });

  it('shows only featured products', async () => {
    backend();
    renderPage(routes, { initialEntry: '/fitcheck' });
    await screen.findByRole('link', { name: 'Veil Clean' });
    expect(screen.queryByText('Other')).not.toBeInTheDocument();
  });

  it('shows a gallery entry twice if it is listed twice, but a product once', async () => {
    const entry = { picture: 'a.svg', url: 'https://example.com/a', url_label: 'Morning light' };
    backend({
      'GET users/getfitcheckdata': { body: [entry, entry] },
      'GET users/getfeatureproductdata': { body: [{ productid: 3 }, { productid: 3 }] },
    });
    renderPage(routes, { initialEntry: '/fitcheck' });
    expect(await screen.findAllByRole('link', { name: 'Morning light' })).toHaveLength(2);
    expect(await screen.findAllByRole('link', { name: 'Veil Clean' })).toHaveLength(1);
  });

  it('shows a message if a part is empty (rule 9)', async () => {
    backend({ 'GET users/getfitcheckdata': { body: [] } });
    renderPage(routes, { initialEntry: '/fitcheck' });
    expect(await screen.findByText('No pictures yet this week')).toBeVisible();
  });

  it('shows a failure and retries, while the other part works (rule 9)', async () => {
    const { responses } = backend({ 'GET users/getproductsforfitcheck': 'no answer' });
    const { user } = renderPage(routes, { initialEntry: '/fitcheck' });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(await screen.findByRole('link', { name: 'Morning light' })).toBeVisible();
    responses['GET users/getproductsforfitcheck'] = { body: [product] };
    await user.click(retryButton);
    expect(await screen.findByRole('link', { name: 'Veil Clean' })).toBeVisible();
  });
});
