import { screen, within, waitFor } from '@testing-library/react';
import { dressCare, gown } from '../testing/catalogue';
import { visitPage } from '../testing/visit-page';

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const card = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li') as HTMLElement;
const bySlug = 'GET users/getproductsbycategoryslug/dress-care';

describe('the product category listing (specification, section 2)', () => {
  it("shows the category's products as cards linking to /{service slug}/{product slug}", async () => {
    visitPage('/dress-care');
    const link = await screen.findByRole('link', { name: 'Gown Clean' });
    expect(link).toHaveAttribute('href', '/dress-care/gown-clean');
  });

  it('shows the price with the pound sign and two decimals', async () => {
    visitPage('/dress-care');
    expect(within(await card('Gown Clean')).getByText('£195.00')).toBeInTheDocument();
  });

  it("shows 'Size: {description}' when a description exists", async () => {
    visitPage('/dress-care');
    expect(within(await card('Gown Clean')).getByText('Size: Floor length')).toBeInTheDocument();
    expect(within(await card('Veil Clean')).queryByText(/Size:/)).not.toBeInTheDocument();
  });

  it('omits products without an image (specification, section 3)', async () => {
    visitPage('/dress-care', {
      [bySlug]: {
        body: {
          data: [
            { ...gown, image: '' },
            { ...gown, id: 9, name: 'Shown' },
          ],
        },
      },
    });
    await card('Shown');
    expect(screen.queryByText('Gown Clean')).not.toBeInTheDocument();
  });

  it('logs unparsable image text and shows the other products (specification, section 8)', async () => {
    visitPage('/dress-care', { [bySlug]: { body: { data: [{ ...gown, image: '{oops' }] } } });
    expect(await screen.findByText('Nothing to order here yet')).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalled();
  });

  it("shows the chosen sub-service's name in the banner if the service has sub-services", async () => {
    const subservices = { name: 'After the Day', picture: '', serviceid: 1 };
    visitPage('/dress-care', {}, { state: { subservices } });
    expect(await screen.findByRole('heading', { level: 1, name: 'After the Day' })).toBeVisible();
  });

  it("shows the service's name in the banner otherwise", async () => {
    const subservices = { name: 'After the Day', picture: '', serviceid: 1 };
    visitPage('/boxes', {}, { state: { subservices } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Boxes' })).toBeInTheDocument();
  });

  it("takes title and meta tags from the service's meta fields", async () => {
    visitPage('/dress-care');
    await card('Gown Clean');
    expect(document.title).toBe('Dress care by hand | SLR London');
    expect(meta('keywords')).toBe('dress, care');
    expect(meta('description')).toBe('We care for dresses.');
  });

  it('uses the brand name without meta fields', async () => {
    visitPage('/boxes');
    await card('Crate');
    expect(document.title).toBe('SLR London');
    expect(meta('keywords')).toBe('SLR London');
    expect(meta('description')).toBe('SLR London');
  });

  it('stores the product and its service when a card is followed', async () => {
    const { user, store, getAddress } = visitPage('/dress-care');
    await user.click(await screen.findByRole('link', { name: 'Veil Clean' }));
    expect(store.getState().innerdress?.id).toBe(12);
    expect(store.getState().services?.id).toBe(1);
    await waitFor(() => expect(getAddress()).toBe('/dress-care/veil-clean'));
  });

  it('contains its breadcrumb as JSON-LD (rule 8)', async () => {
    const { container } = visitPage('/dress-care');
    await card('Gown Clean');
    const text = container.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(text ?? '')).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

describe('the category listing in other states', () => {
  it('is a not-found page for an unknown slug, with links (rule 1)', async () => {
    const { getCalls } = visitPage('/nonsense');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See our services' })).toBeInTheDocument();
    expect(meta('robots')).toBe('noindex');
    expect(getCalls()).toEqual(['GET users/getservices']);
  });

  it('shows a message and links if a service has no products (rule 9)', async () => {
    visitPage('/dress-care', { [bySlug]: { body: { data: [] } } });
    expect(await screen.findByText('Nothing to order here yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See our services' })).toBeInTheDocument();
  });

  it('shows a failure if the products cannot be read (rule 9)', async () => {
    visitPage('/dress-care', { [bySlug]: { status: 500 } });
    expect(await screen.findByText('We could not load the products')).toBeInTheDocument();
  });

  it('is no not-found page if the services cannot be read', async () => {
    visitPage('/dress-care', { 'GET users/getservices': 'no answer' });
    expect(await screen.findByText('We could not load this page')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('encodes slugs in addresses', async () => {
    const odd = { ...dressCare, slug: 'silk & lace' };
    const { getCalls } = visitPage('/silk%20%26%20lace', {
      'GET users/getservices': { body: [odd] },
    });
    await screen.findByRole('heading', { level: 1, name: 'Dress Care' });
    expect(getCalls()).toContain('GET users/getproductsbycategoryslug/silk%20%26%20lace');
  });
});
