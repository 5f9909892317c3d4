import { screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { SearchButton } from './search-button';

const service = (id: number, name: string, slug: string) => ({ id, name, slug, priority: id });
const product = (id: number, name: string, serviceid: number) => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  price: 5,
  serviceid,
  description: 'Floor length',
  image: '{"picture0":"a.svg"}',
});
const answers = {
  'GET users/getservices': {
    body: [service(1, 'Gown Care', 'gown-care'), service(2, 'Boxes', 'boxes')],
  },
  'GET users/getproductsbycategoryslug/gown-care': {
    body: { data: [product(11, 'Crêpe Gown Clean', 1), product(12, 'Veil Clean', 1)] },
  },
  'GET users/getproductsbycategoryslug/boxes': { body: { data: [product(21, 'Book Box', 2)] } },
};

async function open(given: Parameters<typeof fakeBackend>[0] = answers) {
  const backend = fakeBackend(given);
  const page = renderPage(<SearchButton />);
  expect(backend.calls).toEqual([]);
  const button = screen.getByRole('button', { name: 'Search' });
  await page.user.click(button);
  const field = await screen.findByRole('combobox', { name: 'Products and services' });
  const names = () =>
    within(screen.getByRole('listbox'))
      .queryAllByRole('option')
      .map((option) => option.textContent);
  return { ...backend, ...page, button, field, names };
}

describe('the search over products and services', () => {
  // Mocks scrollIntoView, which jsdom lacks because it has no layout.
  beforeAll(() => (Element.prototype.scrollIntoView = () => undefined));

  it('reads each list of section 7 once when it is opened', async () => {
    const { calls } = await open();
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toEqual([
        'users/getservices',
        'users/getproductsbycategoryslug/boxes',
        'users/getproductsbycategoryslug/gown-care',
      ]),
    );
  });

  it('finds names while typing, ignoring accents and the order of words', async () => {
    const { user, field, names } = await open();
    await user.type(field, 'clean crepe');
    await waitFor(() => expect(names()).toEqual(['Crêpe Gown Clean£5.00']));
    await user.clear(field);
    await user.type(field, 'bo');
    await waitFor(() => expect(names()).toEqual(['BoxesService', 'Book Box£5.00']));
  });

  it('works by keyboard: arrow keys mark and Enter follows', async () => {
    const { user, field, getAddress, names } = await open();
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('clean');
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(getAddress()).toMatch(/^\/gown-care\//));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('follows a pressed result', async () => {
    const { user, field, getAddress } = await open();
    await user.type(field, 'book');
    await user.click(await screen.findByRole('option', { name: /Book Box/ }));
    expect(getAddress()).toBe('/boxes/book-box');
  });

  it('shows a message and links if nothing is found', async () => {
    const { user, field } = await open();
    await user.type(field, 'piano');
    expect(await screen.findByText(/Nothing here is called that/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
  });

  it('finds in the lists that could be read, says that results are incomplete, and retries', async () => {
    const list = 'GET users/getproductsbycategoryslug/boxes';
    const {
      user,
      field,
      names,
      responses: given,
    } = await open({ ...answers, [list]: 'no answer' });
    await user.type(field, 'veil');
    await waitFor(() => expect(names()).toEqual(['Veil Clean£5.00']));
    await screen.findByText('We could not look through the whole shop.');
    given[list] = answers[list];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.clear(field);
    await user.type(field, 'book');
    await waitFor(() => expect(names()).toEqual(['Book Box£5.00']));
  });

  it('closes by Escape and restores the focus', async () => {
    const { user, button, field } = await open();
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
