import { screen, within, waitFor } from '@testing-library/react';
import { dressCare } from '../testing/catalogue';
import { visitPage } from '../testing/visit-page';

const names = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);

describe('the services listing (specification, section 2)', () => {
  it('sorts cards by priority, descending', async () => {
    visitPage('/services');
    expect(await names()).toEqual(['Boxes', 'Removals', 'Dress Care']);
  });

  it('stores the chosen service and goes to /subservices if it has sub-services', async () => {
    const { user, store, getAddress } = visitPage('/services');
    await user.click(await screen.findByRole('link', { name: 'Dress Care' }));
    expect(store.getState().services).toMatchObject({ id: 1, slug: 'dress-care' });
    await waitFor(() => expect(getAddress()).toBe('/subservices'));
  });

  it('goes to /dresses if the chosen service has none', async () => {
    const { user, store, getAddress } = visitPage('/services');
    await user.click(await screen.findByRole('link', { name: 'Boxes' }));
    expect(store.getState().services?.name).toBe('Boxes');
    await waitFor(() => expect(getAddress()).toBe('/dresses'));
  });

  it("links to a service's own listing, for other tabs and search engines", async () => {
    visitPage('/services');
    expect(await screen.findByRole('link', { name: 'Boxes' })).toHaveAttribute('href', '/boxes');
  });

  it("shows a 'Coming Soon' strip on a service with no matching product", async () => {
    visitPage('/services');
    const strip = await screen.findByText('Coming Soon');
    const card = strip.closest('li') as HTMLElement;
    expect(within(card).getByRole('heading')).toHaveTextContent('Removals');
    expect(screen.getAllByText('Coming Soon')).toHaveLength(1);
  });

  it("has no 'Coming Soon' strip while the products are unknown", async () => {
    visitPage('/services', { 'GET users/getdressestocheck': { status: 500 } });
    await names();
    expect(screen.queryByText('Coming Soon')).not.toBeInTheDocument();
  });

  it('reads the list inside data too (rule 40)', async () => {
    visitPage('/services', { 'GET users/getservices': { body: { data: [dressCare] } } });
    expect(await screen.findByRole('link', { name: 'Dress Care' })).toBeInTheDocument();
  });
});

describe('the services listing in other states (rule 9)', () => {
  it('shows a skeleton while it loads', () => {
    visitPage('/services');
    expect(screen.getByText('Loading services…')).toBeInTheDocument();
  });

  it('shows a message and links if there are none', async () => {
    visitPage('/services', { 'GET users/getservices': { body: [] } });
    expect(await screen.findByText('No services are listed just now')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask us what we can do' })).toBeInTheDocument();
  });

  it("shows a failure, and 'Try again' reads again", async () => {
    let broken = true;
    const { user } = visitPage('/services', {
      'GET users/getservices': () => (broken ? { status: 500 } : { body: [dressCare] }),
    });
    expect(await screen.findByText('We could not load the services')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Dress Care' })).toBeInTheDocument();
  });
});
