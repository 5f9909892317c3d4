import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';

const show = () => renderPage(routes, { initialEntry: '/faq' });

describe('FAQ (specification, sections 2 and 9)', () => {
  it('has 18 accordion entries on cleaning, insurance, packing and collection', () => {
    show();
    const main = document.querySelector('[data-remote="content"]') as HTMLElement;
    expect(within(main).getAllByRole('button', { expanded: false })).toHaveLength(18);
    for (const topic of ['Cleaning', 'Insurance', 'Packing', 'Collection and delivery'])
      expect(screen.getByRole('heading', { level: 2, name: topic })).toBeVisible();
  });

  it('opens and closes an entry', async () => {
    const { user } = show();
    const question = screen.getByRole('button', { name: /Is my dress insured/ });
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
  ])('contains the fact %s', (fact) => {
    show();
    expect(screen.getByText(fact)).toBeInTheDocument();
  });

  it('contains a FAQPage as JSON-LD with every entry (rule 8)', () => {
    show();
    const data = document.querySelector('script[type="application/ld+json"]');
    const faq = JSON.parse(data?.textContent ?? '{}') as { '@type': string; mainEntity: unknown[] };
    expect(faq['@type']).toBe('FAQPage');
    expect(faq.mainEntity).toHaveLength(18);
  });
});
