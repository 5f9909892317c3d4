import { screen } from '@testing-library/react';
import { testConfig } from 'shared/testing';
import { dressCare, gown } from '../testing/catalogue';
import { parseProduct } from '../testing/parse-catalogue';
import { visitPage } from '../testing/visit-page';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const bySlug = 'GET users/getproductbyslug/gown-clean';
const jsonLd = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

describe('the product page (specification, section 2)', () => {
  it('shows image, name, price and size', async () => {
    visitPage('/dress-care/gown-clean');
    expect(await heading('Gown Clean')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Gown Clean' })).toBeInTheDocument();
    expect(screen.getByText('£195.00')).toBeInTheDocument();
    expect(screen.getByText('Size: Floor length')).toBeInTheDocument();
  });

  it('loads the product by slug if none is selected', async () => {
    const { getCalls } = visitPage('/dress-care/gown-clean');
    await heading('Gown Clean');
    expect(getCalls()).toContain(bySlug);
  });

  it('uses a stored product if it has the slug of the address (rule 10)', async () => {
    const innerdress = { ...parseProduct(gown), name: 'Stored Gown' };
    const { getCalls } = visitPage('/dress-care/gown-clean', {}, { state: { innerdress } });
    await heading('Stored Gown');
    expect(getCalls()).not.toContain(bySlug);
  });

  it('loads the product if another one is stored (rule 10)', async () => {
    const innerdress = parseProduct({ ...gown, slug: 'something-else' });
    const { getCalls } = visitPage('/dress-care/gown-clean', {}, { state: { innerdress } });
    await heading('Gown Clean');
    expect(getCalls()).toContain(bySlug);
  });

  it('shows every picture of a product', async () => {
    const { user } = visitPage('/dress-care/veil-clean');
    await heading('Veil Clean');
    const second = screen.getByRole('button', { name: 'Show picture 2 of 2' });
    await user.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: 'Veil Clean, picture 2 of 2' })).toHaveAttribute(
      'src',
      '/api/images/back.svg',
    );
  });

  it('logs unparsable image text and renders the rest (specification, section 8)', async () => {
    visitPage('/dress-care/gown-clean', {
      [bySlug]: { body: { data: { ...gown, image: '{oops' } } },
    });
    expect(await heading('Gown Clean')).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalled();
  });

  it('names no card payment if the shop has none', async () => {
    const payments = { ...testConfig.payments, online: false };
    visitPage('/dress-care/gown-clean', {}, { config: { payments } });
    await heading('Gown Clean');
    expect(screen.getByText('Choose Collection Only and pay later.')).toBeInTheDocument();
    expect(screen.queryByText(/card/)).not.toBeInTheDocument();
  });

  it('contains Product and BreadcrumbList as JSON-LD (rule 8)', async () => {
    const { container } = visitPage('/dress-care/gown-clean');
    await heading('Gown Clean');
    expect(jsonLd(container)).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        offers: expect.objectContaining({ price: '195.00', priceCurrency: 'GBP' }) as unknown,
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('gives search engines plain addresses of its images', async () => {
    const image = '{"picture0":"gowns/front one.svg"}';
    const { container } = visitPage('/dress-care/gown-clean', {
      [bySlug]: { body: { data: { ...gown, image } } },
    });
    await heading('Gown Clean');
    expect(jsonLd(container)[0]).toHaveProperty('image', [
      'http://shop.test/api/images/gowns/front%20one.svg?w=1280',
    ]);
  });

  it("has the kit's own page as canonical address", async () => {
    const kit = { ...gown, id: '70', name: 'Removal Kit A', slug: 'removal-kit-a' };
    visitPage('/dress-care/removal-kit-a', {
      'GET users/getproductbyslug/removal-kit-a': { body: { data: kit } },
    });
    await heading('Removal Kit A');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://shop.test/RemovalKitA',
    );
  });

  it('has one canonical address, that of its own service', async () => {
    visitPage('/boxes/gown-clean');
    await heading('Gown Clean');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://shop.test/dress-care/gown-clean',
    );
  });
});

describe('the product page in other states', () => {
  it.each([{ status: 404, body: {} }, { body: { status: false, data: null } }, { body: [] }])(
    'is a not-found page for an unknown product (rule 1)',
    async (response) => {
      visitPage('/dress-care/gown-clean', { [bySlug]: response });
      expect(await heading('Page not found')).toBeInTheDocument();
    },
  );

  it('is a not-found page for an unknown service, without further requests (rule 1)', async () => {
    const { getCalls } = visitPage('/nonsense/gown-clean');
    expect(await heading('Page not found')).toBeInTheDocument();
    expect(getCalls()).toEqual(['GET users/getservices']);
  });

  it("shows a failure, and 'Try again' reads again (rule 9)", async () => {
    let broken = true;
    const { user } = visitPage('/dress-care/gown-clean', {
      [bySlug]: () => (broken ? { status: 500 } : { body: { data: gown } }),
    });
    await heading('We could not load this product');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Gown Clean')).toBeInTheDocument();
  });
});

describe('a 2xx response with an error (rule 9)', () => {
  it.each([
    { status: false, error: 'relation "products" does not exist' },
    { error: 'No connection to the database', data: null },
    { code: 500 },
  ])("is a failure with 'Try again' and no not-found page: %j", async (body) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const answerWith = jest.fn();
    visitPage('/dress-care/gown-clean', { [bySlug]: { body } }, { answerWith });
    await heading('We could not load this product');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(answerWith).toHaveBeenCalledWith(503);
    expect(answerWith).not.toHaveBeenCalledWith(404);
  });
});

describe('/innerdresses (specification, section 2)', () => {
  it('shows the chosen product', async () => {
    const innerdress = parseProduct(gown);
    visitPage('/innerdresses', {}, { state: { innerdress } });
    expect(await heading('Gown Clean')).toBeInTheDocument();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    expect(await screen.findByRole('link', { name: dressCare.name })).toBeInTheDocument();
  });

  it('redirects to /services on a first visit (rule 10)', () => {
    expect(visitPage('/innerdresses').getAddress()).toBe('/services');
  });
});
