import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage, testConfig } from 'shared/testing';
import { routes } from '../routes';

const show = (config = {}) => renderPage(routes, { initialEntry: '/faq', config });

const readStructuredData = () => {
  const data = document.querySelector('script[type="application/ld+json"]');
  return JSON.parse(data?.textContent ?? '{}') as {
    '@type': string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
};

describe('FAQ (specification, sections 2 and 9)', () => {
  it('has 18 accordion entries on cleaning, insurance, packing and collection', async () => {
    show();
    await screen.findByRole('heading', { level: 2, name: 'Cleaning' });
    const main = document.querySelector('[data-remote="content"]') as HTMLElement;
    expect(within(main).getAllByRole('button', { expanded: false })).toHaveLength(18);
    for (const topic of ['Cleaning', 'Insurance', 'Packing', 'Collection and delivery'])
      expect(screen.getByRole('heading', { level: 2, name: topic })).toBeVisible();
  });

  it('opens and closes an entry', async () => {
    const { user } = show();
    const question = await screen.findByRole('button', { name: /Is my dress insured/ });
    const answer = screen.getByText(/Insurance up to £5000 is included/);
    expect(answer).not.toBeVisible();
    await user.click(question);
    expect(answer).toBeVisible();
    await user.click(question);
    expect(answer).not.toBeVisible();
  });

  it.each([
    /Insurance up to £5000 is included/,
    /At half the purchase price/,
    /mainland postcodes in England, Wales and Scotland/,
    /Dresses should be returned at least a week before a wedding/,
  ])('contains the fact %s', async (fact) => {
    show();
    expect(await screen.findByText(fact)).toBeInTheDocument();
  });

  it('contains a FAQPage as JSON-LD with every entry (rule 8)', async () => {
    show();
    await screen.findByRole('heading', { level: 2, name: 'Cleaning' });
    expect(readStructuredData()['@type']).toBe('FAQPage');
    expect(readStructuredData().mainEntity).toHaveLength(18);
  });
});

describe('the FAQ of a backend that keeps texts (rule 64)', () => {
  const entry = { question: 'Who calls?', answer: 'We do, from {phone}.\n\nIn the\nmorning.' };

  it('is shown paragraph by paragraph, with the settings of the shop, and is in the JSON-LD', async () => {
    const { calls } = fakeBackend({
      'GET users/getfaq': { body: { status: true, data: [{ title: 'Calls', entries: [entry] }] } },
    });
    show({ features: ['texts'] });
    expect(await screen.findByText(`We do, from ${testConfig.phone}.`)).toBeInTheDocument();
    expect(screen.getByText('In the morning.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Insurance' })).not.toBeInTheDocument();
    const [item] = readStructuredData().mainEntity;
    expect(item?.acceptedAnswer.text).toBe(`We do, from ${testConfig.phone}. In the morning.`);
    expect(calls).toHaveLength(1);
  });

  it('has no JSON-LD while it is empty', async () => {
    fakeBackend({ 'GET users/getfaq': { body: { status: true, data: [] } } });
    show({ features: ['texts'] });
    expect(await screen.findByRole('link', { name: 'Ask a question' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
