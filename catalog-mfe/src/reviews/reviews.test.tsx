import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { dressCare } from '../testing/catalogue';
import { parseService } from '../testing/parse-catalogue';
import { visitPage } from '../testing/visit-page';
import { ProductReviews } from './product-reviews';

const review = {
  id: 1,
  name: 'Robin E.',
  stars: 4,
  text: 'As new, </script><b>really</b>.',
  on: '2026-11-02',
  reply: 'Thank you.',
};
const calls = {
  'GET users/getreviews/11': { body: { data: { average: 4.3, count: 21, reviews: [review] } } },
  'GET users/getratings/1': { body: { data: [{ productid: 11, average: 4.3, count: 21 }] } },
  'GET users/getshoprating': { body: { data: { average: 4.8, count: 1 } } },
};
const offered = { config: { features: ['reviews'] as const } };

const readProductData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.innerHTML) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Product');

const findTitle = () => screen.findByRole('heading', { level: 1, name: 'Gown Clean' });

describe('released reviews (rule 78)', () => {
  it('are on the page of the product, with the rating, the reply and the date', async () => {
    visitPage('/dress-care/gown-clean', calls, offered);
    const section = (await screen.findByRole('heading', { name: 'What customers say' })).closest(
      'section',
    ) as HTMLElement;
    const reviews = within(section);
    expect(reviews.getByText('As new, </script><b>really</b>.')).toBeVisible();
    expect(reviews.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(reviews.getByText('2 November 2026')).toBeVisible();
    expect(reviews.getByText('Thank you.')).toBeVisible();
    expect(reviews.getByText(/21 reviews, the newest 1 of them here/)).toBeVisible();
    expect(screen.getByRole('link', { name: '21 reviews' })).toHaveAttribute('href', '#reviews');
  });

  it('are in the structured data of the product as schema.org wants them', async () => {
    visitPage('/dress-care/gown-clean', calls, offered);
    await screen.findByText('Robin E.');
    expect(readProductData()).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 21,
        bestRating: 5,
        worstRating: 1,
      },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Robin E.' },
          datePublished: '2026-11-02',
          reviewBody: review.text,
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        },
      ],
    });
  });

  it('are a rating on the cards of both listings and on the home page', async () => {
    const { unmount } = visitPage('/dress-care', calls, offered);
    const card = (await screen.findByRole('link', { name: 'Gown Clean' })).closest('li');
    expect(
      await within(card as HTMLElement).findByText('21 reviews', { exact: false }),
    ).toBeVisible();
    const other = screen.getByRole('link', { name: 'Veil Clean' }).closest('li');
    expect(within(other as HTMLElement).queryByText(/review/)).not.toBeInTheDocument();
    unmount();
    const products = visitPage('/products', calls, {
      ...offered,
      state: { services: parseService(dressCare) },
    });
    const link = await screen.findByRole('link', { name: 'Check Price of Gown Clean' });
    expect(
      await within(link.closest('li') as HTMLElement).findByText('21 reviews', { exact: false }),
    ).toBeVisible();
    products.unmount();
    visitPage('/', calls, offered);
    expect(await screen.findByText(/from 1 review of our products/)).toBeVisible();
  });

  it('leave no trace if there are none', async () => {
    visitPage(
      '/dress-care/gown-clean',
      { 'GET users/getreviews/11': { body: { data: { average: 0, count: 0, reviews: [] } } } },
      offered,
    );
    await findTitle();
    await act(async () => undefined);
    expect(screen.queryByText(/review/i)).not.toBeInTheDocument();
    expect(readProductData()).not.toHaveProperty('aggregateRating');
    expect(readProductData()).not.toHaveProperty('review');
  });

  it.each(['/dress-care/gown-clean', '/dress-care', '/'])(
    'are not requested on %s if the backend does not announce them',
    async (path) => {
      const { getCalls } = visitPage(path, calls);
      await screen.findByRole('heading', { level: 1 });
      await act(async () => undefined);
      expect(getCalls().filter((call) => /review|rating/.test(call))).toEqual([]);
    },
  );
});

test('the reviews that the server rendered stay, and their code is not fetched', async () => {
  const reviews = { average: 4.3, count: 1, reviews: [review] };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><p>From the server</p></div>';
  await act(async () => void hydrateRoot(container, <ProductReviews reviews={reviews} />));
  expect(within(container).getByText('From the server')).toBeVisible();
  expect(within(container).queryByText(review.name)).not.toBeInTheDocument();
});
