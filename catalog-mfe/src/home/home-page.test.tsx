import { act, screen, within, waitFor } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { visitPage } from '../testing/visit-page';
import { QueryForm } from './query-form';

const section = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement;

describe('the home page (specification, section 2)', () => {
  it('opens with a banner of title and tagline', async () => {
    visitPage('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Moved with care' })).toBeVisible();
    expect(screen.getByText('Kept for life')).toBeInTheDocument();
  });

  it('shows the services flagged isHome in a carousel, by priority', async () => {
    visitPage('/');
    const carousel = within(await screen.findByRole('region', { name: 'Our services' }));
    const slides = carousel.getAllByRole('heading', { level: 3, hidden: true });
    expect(slides.map((slide) => slide.textContent)).toEqual(['Boxes', 'Dress Care']);
  });

  it("shows the others as 'Other Services' blocks", async () => {
    visitPage('/');
    const otherServices = within(await section('Other Services'));
    expect(otherServices.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Removals',
    ]);
  });

  it('chooses a service from its block', async () => {
    const { user, store, getAddress } = visitPage('/');
    await user.click(await screen.findByRole('link', { name: 'Removals' }));
    expect(store.getState().services?.name).toBe('Removals');
    await waitFor(() => expect(getAddress()).toBe('/dresses'));
  });

  it('shows a failure with a button to retry (rule 9)', async () => {
    visitPage('/', {
      'GET users/getservices': { status: 500 },
      'GET users/getbanners': { status: 500 },
    });
    expect(await screen.findByText('We could not load the services')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'SLR London' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });

  it('has the brand as heading without a banner', async () => {
    visitPage('/', { 'GET users/getbanners': { body: { status: false } } });
    await section('Other Services');
    expect(screen.getByRole('heading', { level: 1, name: 'SLR London' })).toBeInTheDocument();
  });

  it('contains the business as JSON-LD (rule 8)', () => {
    const { container } = visitPage('/');
    const text = container.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(text ?? '')).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'SLR London',
      telephone: '020 7946 0123',
    });
  });
});

describe('the tiles of services', () => {
  const tiles = async () => within(await section('What we do'));
  const prices = {
    'GET users/getstartingprices': { body: [{ serviceid: 1, price: '145.00' }] },
  };

  it('contain each service flagged isHome, and one tile for all services', async () => {
    visitPage('/');
    const links = (await tiles()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Boxes',
      'Dress Care',
      'All our services',
    ]);
  });

  it('show the starting prices of services if the backend has them', async () => {
    visitPage('/', prices, { config: { features: ['product-details'] } });
    expect(await (await tiles()).findByText('from £145.00')).toBeVisible();
  });

  it('request no prices if the backend does not announce the feature (rule 46)', async () => {
    const { getCalls } = visitPage('/', prices);
    await tiles();
    expect(getCalls()).not.toContain('GET users/getstartingprices');
    expect(screen.queryByText(/^from £/)).not.toBeInTheDocument();
  });
});

describe('the questions that are often asked', () => {
  const questions = async () => within(await section('Often asked'));

  it('are the first ones of the FAQ if the backend keeps it', async () => {
    const entry = { question: 'Do you move pianos?', answer: 'Yes.\n\nWrite to {email}.' };
    visitPage(
      '/',
      { 'GET users/gethomequestions': { body: { status: true, data: [entry] } } },
      { config: { features: ['home-questions'] } },
    );
    expect(await (await questions()).findByText('Do you move pianos?')).toBeInTheDocument();
    expect((await questions()).getByText(/Write to .+@/)).toBeInTheDocument();
    expect((await questions()).queryByText(/Which removal kit/)).not.toBeInTheDocument();
  });

  it('are compiled ones with another backend', async () => {
    const { getCalls } = visitPage('/');
    expect(await (await questions()).findByText('Which removal kit do I need?')).toBeVisible();
    expect(getCalls()).not.toContain('GET users/gethomequestions');
  });

  it('leave the link to all questions if they cannot be read', async () => {
    visitPage(
      '/',
      { 'GET users/gethomequestions': { status: 500 } },
      { config: { features: ['home-questions'] } },
    );
    expect((await questions()).getByRole('link')).toHaveAttribute('href', '/faq');
  });
});

describe('the home query form (specification, sections 2 and 5)', () => {
  afterEach(() => jest.useRealTimers());

  it('sends nothing and goes to /Thankyou with the typed message (rule 6)', async () => {
    const { user, getAddress, calls } = visitPage('/');
    await section('Other Services');
    const callCountBefore = calls.length;
    await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'Can you move a piano?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(getAddress()).toBe('/Thankyou'));
    expect(screen.getByTestId('handed-on')).toHaveTextContent('Can you move a piano?');
    expect(calls).toHaveLength(callCountBefore);
  });

  it('requires the message', async () => {
    const { user, getAddress } = visitPage('/');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(getAddress()).toBe('/'));
    expect(screen.getByRole('textbox', { name: /Your message/ })).toBeInvalid();
  });

  it('treats blanks as no message', async () => {
    const { user, getAddress } = visitPage('/');
    await user.type(screen.getByRole('textbox', { name: /Your message/ }), '   ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(getAddress()).toBe('/'));
    expect(screen.getByText('Please write a message.')).toBeInTheDocument();
  });

  it('is not submitted before local storage was read, because the browser would send it to the server', async () => {
    jest.useFakeTimers();
    renderPage(<QueryForm />, { isPersistent: true });
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
    expect(send).toBeEnabled();
  });
});
