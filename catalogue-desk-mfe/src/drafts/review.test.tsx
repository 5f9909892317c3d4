import { screen, waitFor, within } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse, successResponse } from 'shared/testing';
import { draft, entity, openCatalogue, row, rows } from '../testing/open-catalogue';
import { chooseDraft } from '../frame/chosen-draft';
import { fromLondonInput, toLondonInput } from './london-time';

const change = (field: string, label: string, before: unknown, after: unknown) => ({
  field,
  label,
  before,
  after,
});

const difference = {
  kind: 'products',
  id: 12,
  title: 'Bubble wrap',
  isnew: false,
  fields: [
    change('price', 'Price', 1000, 1650),
    change('included', 'What is included', ['One roll', 'A knife'], ['One roll', 'Tape']),
    change('visibility', 'Visibility', 'visible', 'hidden'),
  ],
};

const remark = {
  kind: 'products',
  id: 12,
  field: 'price',
  sentence: 'Price: it rises by 65 %.',
};

const details = (more: object = {}) =>
  dataResponse({ ...draft, differences: [difference], warnings: [], problems: [], ...more });

const GET = 'GET staff/catalogue/drafts/7';
const PUBLISH = 'POST staff/catalogue/drafts/7/publish';
const SCHEDULE = 'POST staff/catalogue/drafts/7/schedule';

const open = (more: object = {}, responses = {}) =>
  openCatalogue('drafts/7', { [GET]: details(more), ...responses });

beforeAll(() => Promise.all([loadIdleModules(), import('./review-page')]));
beforeEach(() => chooseDraft(null));

describe('the review of a draft', () => {
  test('shows each field before and after', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Changes' });
    expect(within(list).getByText('£10.00').closest('del')).not.toBeNull();
    expect(within(list).getByText('£16.50').closest('ins')).not.toBeNull();
    expect(within(list).getByText('A knife').closest('del')).not.toBeNull();
    expect(within(list).getByText('Tape').closest('ins')).not.toBeNull();
    expect(within(list).getByText('Hidden').closest('ins')).not.toBeNull();
    expect(within(list).getByRole('link', { name: 'Bubble wrap' })).toHaveAttribute(
      'href',
      '/admin/catalogue/products/12',
    );
  });

  test('shows moved lines, focal points and places in words', async () => {
    const picture = { file: 'a.jpg', alt: 'A roll', focusX: 50, focusY: 50 };
    const list = (...ids: number[]) =>
      rows(ids.map((id) => row(id, { name: ['Bubble wrap', 'Boxes', 'Tape'][id - 12] })));
    open(
      {
        differences: [
          {
            ...difference,
            fields: [
              change(
                'included',
                'What is included',
                ['Roll', 'Knife', 'Tape'],
                ['Tape', 'Roll', 'Knife'],
              ),
              change('pictures', 'Pictures', [picture], [{ ...picture, focusY: 10 }]),
              change('position', 'Position', 3000, 1500),
            ],
          },
        ],
      },
      {
        'GET staff/catalogue/products?size=200': list(13, 14, 12),
        'GET staff/catalogue/products?draft=7&size=200': list(13, 12, 14),
      },
    );
    const changes = within(await screen.findByRole('list', { name: 'Changes' }));
    expect(changes.getAllByText('(moved)')).toHaveLength(1);
    expect(changes.getByText('(moved)').parentElement).toHaveTextContent('Tape');
    expect(changes.getByText(/50 % from the left, 10 % from the top/)).toBeVisible();
    expect((await changes.findByText(/after ‘Tape’/)).closest('del')).not.toBeNull();
    expect(changes.getByText(/after ‘Boxes’/).closest('ins')).not.toBeNull();
  });

  test('lists thousands of changes in parts', async () => {
    const many = Array.from({ length: 210 }, (_, index) => ({
      ...difference,
      id: index + 1,
      title: `Product ${index + 1}`,
      fields: [change('price', 'Price', 1000, 1650)],
    }));
    const { user } = open({ differences: many });
    expect(await screen.findByText('200 of 210 entries are listed.')).toBeVisible();
    expect(screen.queryByText('Product 201')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
    expect(screen.getByText('Product 210')).toBeVisible();
  });

  test('publishes only after the warnings are confirmed', async () => {
    const page = open({ warnings: [remark] }, { [PUBLISH]: successResponse });
    await page.user.click(await screen.findByRole('button', { name: 'Publish now' }));
    const box = screen.getByRole('checkbox', { name: 'Yes, that is right' });
    await waitFor(() => expect(box).toHaveAccessibleDescription('Please confirm the warnings.'));
    expect(page.bodiesOf(PUBLISH)).toEqual([]);
    await page.user.click(box);
    await page.user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(page.getAddress()).toBe('/admin/catalogue/history'));
    expect(page.bodiesOf(PUBLISH)).toEqual([{ version: 4, confirmed: true }]);
  });

  test('does not publish with problems, which lead to their fields', async () => {
    open({ problems: [remark] });
    const problem = await screen.findByRole('link', { name: `Bubble wrap – ${remark.sentence}` });
    expect(problem).toHaveAttribute('href', '/admin/catalogue/products/12#field-price');
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  });

  test('sets a time in London', async () => {
    const page = open({}, { [SCHEDULE]: successResponse });
    await page.user.click(await screen.findByRole('radio', { name: 'At a date and time' }));
    const field = screen.getByLabelText('Date and time');
    await page.user.type(field, '2031-07-01T09:00');
    await page.user.click(screen.getByRole('button', { name: 'Publish at this time' }));
    await waitFor(() => expect(page.bodiesOf(SCHEDULE)).toHaveLength(1));
    expect(page.bodiesOf(SCHEDULE)[0]).toMatchObject({ publishat: '2031-07-01T08:00:00.000Z' });
  });

  test('withdraws the time of a scheduled draft', async () => {
    const UNSCHEDULE = 'POST staff/catalogue/drafts/7/unschedule';
    const scheduled = { state: 'scheduled', publishat: '2027-01-01T00:00:00.000Z' };
    const page = open(scheduled, { [UNSCHEDULE]: successResponse });
    expect(await screen.findByText(/Friday.* 1 January 2027 at 00:00, London time/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Withdraw the time' }));
    await waitFor(() => expect(page.bodiesOf(UNSCHEDULE)).toEqual([{ version: 4 }]));
  });

  test('takes one change out, and discards the draft after a second press', async () => {
    const TAKE_OUT = 'POST staff/catalogue/products/12/discard';
    const DISCARD = 'POST staff/catalogue/drafts/7/discard';
    const page = open(
      {},
      {
        'GET staff/catalogue/products/12?draft=7': dataResponse(entity({}, { version: 3 })),
        [TAKE_OUT]: successResponse,
        [DISCARD]: successResponse,
      },
    );
    await page.user.click(await screen.findByRole('button', { name: 'Take out Bubble wrap' }));
    await waitFor(() => expect(page.bodiesOf(TAKE_OUT)).toEqual([{ draft: 7, version: 3 }]));
    await page.user.click(screen.getByRole('button', { name: 'Discard the draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Discard the draft' }));
    await waitFor(() => expect(page.bodiesOf(DISCARD)).toEqual([{ version: 4 }]));
  });

  test('opens the shop with the draft in a new tab', async () => {
    const tab = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user } = open({}, { 'POST staff/catalogue/drafts/7/preview': successResponse });
    await user.click(await screen.findByRole('button', { name: 'See in the shop' }));
    await waitFor(() => expect(tab.location.href).toBe('/'));
  });
});

test.each([
  ['2027-01-01T00:00', '2027-01-01T00:00:00.000Z'],
  ['2027-07-01T00:00', '2027-06-30T23:00:00.000Z'],
  ['2027-03-28T00:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
])('%s in London is %s', (typed, time) => {
  expect(fromLondonInput(typed)).toBe(time);
  expect(toLondonInput(new Date(time))).toBe(typed);
});
