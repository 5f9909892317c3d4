import { screen, waitFor } from '@testing-library/react';
import { visitPage } from '../testing/visit-page';

const config = { features: ['former-slugs'] as const };
const notFound = { name: 'Page not found' };
const moved = (service: string, product = '', ofservice?: string) => ({
  body: { data: { service, product, ofservice } },
});

describe('a former address (rule 65)', () => {
  it('of a service leads to the present one, with query and fragment', async () => {
    const responses = { 'GET users/getcurrentaddress/gowns': moved('dress-care') };
    const { getAddress } = visitPage('/gowns?from=mail#top', responses, { config });
    expect(await screen.findByRole('link', { name: 'Gown Clean' })).toBeVisible();
    expect(getAddress()).toBe('/dress-care?from=mail');
  });

  it('of a product leads to the present one', async () => {
    const responses = { 'GET users/getcurrentaddress/gown': moved('dress-care', 'gown-clean') };
    const { getAddress } = visitPage('/dress-care/gown', responses, { config });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gown Clean' })).toBeVisible();
    expect(getAddress()).toBe('/dress-care/gown-clean');
  });

  it('whose service has changed too leads to the present one in one step', async () => {
    const responses = { 'GET users/getcurrentaddress/gown': moved('dress-care', 'gown-clean') };
    const { calls, getAddress } = visitPage('/gowns/gown', responses, { config });
    await waitFor(() => expect(getAddress()).toBe('/dress-care/gown-clean'));
    expect(calls.filter(({ path }) => path.includes('getcurrentaddress'))).toHaveLength(1);
  });

  it('whose service alone has changed keeps the product', async () => {
    const responses = { 'GET users/getcurrentaddress/gowns': moved('dress-care') };
    const { getAddress } = visitPage('/gowns/gown-clean', responses, { config });
    await waitFor(() => expect(getAddress()).toBe('/dress-care/gown-clean'));
  });

  it('that a service and a product had leads each to its own', async () => {
    const responses = {
      'GET users/getcurrentaddress/gown': moved('dress-care', 'gown-clean', 'dress-care'),
    };
    const { getAddress } = visitPage('/gown', responses, { config });
    await waitFor(() => expect(getAddress()).toBe('/dress-care'));
  });

  it.each(['/nothing', '/dress-care/nothing', '/nothing/at-all'])(
    'that nothing had, such as %s, is a not-found page',
    async (address) => {
      visitPage(address, {}, { config });
      expect(await screen.findByRole('heading', notFound)).toBeVisible();
    },
  );

  it('is a failure with a button if the backend does not respond', async () => {
    const responses = { 'GET users/getcurrentaddress/gowns': { status: 500 } };
    jest.mocked(console.error).mockImplementation(() => undefined);
    visitPage('/gowns', responses, { config });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('causes no call without the feature', async () => {
    const { calls } = visitPage('/gowns', {});
    expect(await screen.findByRole('heading', notFound)).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['users/getservices']);
  });
});

test('an address that exists causes no further call', async () => {
  const { calls } = visitPage('/dress-care/gown-clean', {}, { config });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gown Clean' })).toBeVisible();
  expect(calls.filter(({ path }) => path.includes('getcurrentaddress'))).toEqual([]);
});
