import { screen, waitFor, within } from '@testing-library/react';
import type { FakeResponse } from 'shared/testing';
import { openQuote, requestedQuote } from '../../testing/open-quote';

const LIST = 'POST staff/quotes/list';

const row = {
  ...requestedQuote,
  customer: 'Vera <b>One</b>',
  what: '6.1 m³, SE1 7PB to E16 0AA',
  photos: 2,
  hasquestion: true,
};

const sentRow = {
  ...row,
  quoteno: 'Q1002',
  state: 'sent',
  statelabel: 'Sent',
  total: 98_000,
  validuntil: '2031-01-10',
  assignee: { id: 2, name: 'Bob' },
  photos: 0,
  hasquestion: false,
};

const listed = (
  rows: object[],
  { next = null, total = rows.length }: { next?: string | null; total?: number } = {},
): FakeResponse => ({ body: { status: true, data: rows, next, total } });

const openList = (responses: Record<string, FakeResponse> = {}, path = '/admin/quotes') =>
  openQuote(requestedQuote, { [LIST]: listed([row, sentRow]), ...responses }, { path });

describe('the list of quotes', () => {
  test('has number, customer, request, state, total, last day, colleague and day of each', async () => {
    openList();
    const table = within(await screen.findByRole('table', { name: 'Quotes' }));
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent.trim());
    expect(table.getByRole('link', { name: 'Q1001' })).toHaveAttribute(
      'href',
      '/admin/quotes/Q1001',
    );
    expect(cells('Q1001')).toEqual([
      'Vera <b>One</b>',
      '6.1 m³, SE1 7PB to E16 0AA, 2 photos',
      'Requested Question',
      '',
      '',
      '',
      expect.stringMatching(/^3 Nov/),
    ]);
    expect(cells('Q1002').slice(2, 6)).toEqual(['Sent', '£980.00', 'Fri 10 Jan 2031', 'Bob']);
    expect(screen.getByRole('status')).toHaveTextContent('2 quotes match');
  });

  test('asks for open quotes first, and filters in the address', async () => {
    const page = openList();
    await page.press('Filters');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Sent');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Bob');
    expect(page.getAddress()).toBe('/admin/quotes?state=sent&assigned=2');
    await waitFor(() =>
      expect(page.bodiesOf(LIST).at(-1)).toEqual({
        state: 'sent',
        assigned: '2',
        openfirst: true,
        size: 50,
      }),
    );
    await page.press('Remove the filter State: Sent');
    expect(page.getAddress()).toBe('/admin/quotes?assigned=2');
    await page.press('Clear filters');
    expect(page.getAddress()).toBe('/admin/quotes');
  });

  test('filters by whole days only, so that a year that is being typed finds everything', async () => {
    const page = openList({}, '/admin/quotes?from=0020-01-01&to=2026-11-30');
    await screen.findByRole('table', { name: 'Quotes' });
    expect(page.bodiesOf(LIST)[0]).toMatchObject({ to: '2026-11-30' });
    expect(page.bodiesOf(LIST)[0]).not.toHaveProperty('from');
  });

  test('is searched without a trace in the address, and arrow down reaches the first quote', async () => {
    const page = openList();
    await screen.findByRole('table', { name: 'Quotes' });
    await page.user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search quotes' });
    expect(search).toHaveFocus();
    await page.user.keyboard('vera');
    await waitFor(() => expect(page.bodiesOf(LIST).at(-1)).toMatchObject({ search: 'vera' }));
    expect(page.getAddress()).toBe('/admin/quotes');
    await page.user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Q1001' })).toHaveFocus();
    await page.user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Q1002' })).toHaveFocus();
  });

  test('leads to the next page and back', async () => {
    const page = openList({ [LIST]: listed([row], { next: 'key', total: 1001 }) });
    await screen.findByRole('table', { name: 'Quotes' });
    expect(screen.getByRole('status')).toHaveTextContent('More than 1,000 quotes match');
    await page.press('Next page');
    expect(page.getAddress()).toBe('/admin/quotes?after=key');
    await page.press('First page');
    expect(page.getAddress()).toBe('/admin/quotes');
  });

  test('says that there are none, that none matches, and that it could not be loaded', async () => {
    const empty = openList({ [LIST]: listed([]) });
    expect(await screen.findByText('There are no quotes')).toBeInTheDocument();
    empty.unmount();
    const unmatched = openList({ [LIST]: listed([]) }, '/admin/quotes?state=declined');
    expect(await screen.findByText('No quote matches')).toBeInTheDocument();
    unmatched.unmount();
    const failed = openList({ [LIST]: { status: 500 } });
    expect(await screen.findByText('We could not load the quotes')).toBeInTheDocument();
    failed.responses[LIST] = listed([row]);
    await failed.press('Try again');
    expect(await screen.findByRole('link', { name: 'Q1001' })).toBeInTheDocument();
  });
});
