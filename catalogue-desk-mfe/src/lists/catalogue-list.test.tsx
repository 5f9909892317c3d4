import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueKinds } from 'contract/staff/catalogue/kinds';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse, successResponse } from 'shared/testing';
import {
  bubbleWrap,
  changedResponse,
  draft,
  openCatalogue,
  row,
  rows,
} from '../testing/open-catalogue';
import { chooseDraft } from '../frame/chosen-draft';

const wrap = row(12, bubbleWrap, { change: 'changed' });
const tape = row(
  13,
  { ...bubbleWrap, name: 'Tape', slug: 'tape', price: 300 },
  { visibility: 'hidden' },
);
const LIST = 'GET staff/catalogue/products?draft=7&size=50';
const ALL = 'GET staff/catalogue/products?draft=7&size=200';
const ORDER = 'POST staff/catalogue/products/order';
const VISIBILITY = 'POST staff/catalogue/products/visibility';

const open = (more = {}, path = 'products') =>
  openCatalogue(path, { [LIST]: rows([wrap, tape]), ...more });

beforeAll(() => Promise.all([loadIdleModules(), import('./catalogue-list-page')]));
beforeEach(() => chooseDraft(null));

describe('the list of products', () => {
  test('is offered again if its fields could not be read', async () => {
    const page = open({ 'GET staff/catalogue/kinds': 'no answer' });
    expect(await screen.findByText('We could not load the catalogue')).toBeVisible();
    page.responses['GET staff/catalogue/kinds'] = dataResponse(catalogueKinds);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Products' })).toBeVisible();
  });

  test('is no page for a kind that does not exist', async () => {
    open({}, 'sofas');
    expect(await screen.findByText('There is no such screen')).toBeVisible();
  });

  test('shows what matters for a product, and what the draft changes', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Products' });
    await waitFor(() => expect(table).toHaveTextContent('Packing Materials'));
    const cells = within(table).getByRole('row', { name: /Bubble wrap/ });
    expect(cells).toHaveTextContent(/bubble-wrap.*Packing Materials.*£12.50.*Visible.*Changed/);
    expect(within(table).getByRole('row', { name: /Tape/ })).toHaveTextContent(/£3.00.*Hidden/);
    const bar = within(screen.getByRole('region', { name: 'Draft' }));
    expect(bar.getByRole('combobox', { name: 'Draft' })).toHaveDisplayValue('Prices for January');
    expect(bar.getByText('2 changes')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Review and publish' })).toHaveAttribute(
      'href',
      '/admin/catalogue/drafts/7',
    );
  });

  test('counts the changes of another tab when this tab regains the focus', async () => {
    const { responses } = open();
    expect(await screen.findByText('2 changes')).toBeVisible();
    responses['GET staff/catalogue/drafts'] = dataResponse([{ ...draft, changes: 5 }]);
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText('5 changes')).toBeVisible();
  });

  test('keeps the search and the filter in the address', async () => {
    const { user, getAddress, responses } = open();
    await screen.findByRole('table', { name: 'Products' });
    responses['GET staff/catalogue/products?draft=7&search=tape&size=50'] = rows([tape]);
    await user.type(screen.getByRole('searchbox'), 'tape');
    await waitFor(() => expect(screen.queryByText('Bubble wrap')).not.toBeInTheDocument());
    expect(getAddress()).toBe('/admin/catalogue/products?search=tape');
    responses['GET staff/catalogue/products?draft=7&search=tape&visibility=archived&size=50'] =
      dataResponse([], { next: '' });
    await user.selectOptions(screen.getByLabelText('Visibility'), 'Archived');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(getAddress()).toBe('/admin/catalogue/products?search=tape&visibility=archived');
  });

  test('hides selected rows, and shows why it could not', async () => {
    const error = 'Tape is featured.';
    const { user, bodiesOf, responses } = open({ [VISIBILITY]: { status: 400, body: { error } } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bubble wrap' }));
    const actions = within(screen.getByRole('group', { name: 'Selected rows' }));
    await user.click(actions.getByRole('button', { name: 'Hide' }));
    expect(await actions.findByRole('alert')).toHaveTextContent(error);
    responses[VISIBILITY] = successResponse;
    await user.click(actions.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(bodiesOf(VISIBILITY)).toHaveLength(2));
    expect(bodiesOf(VISIBILITY)[1]).toEqual({ draft: 7, ids: [12], visibility: 'hidden' });
    await waitFor(() => expect(actions.queryByRole('button')).not.toBeInTheDocument());
  });

  test('begins a draft with the first change, and only one', async () => {
    const { user, bodiesOf } = openCatalogue('products', {
      'GET staff/catalogue/drafts': dataResponse([]),
      'GET staff/catalogue/products?size=50': rows([wrap]),
      'POST staff/catalogue/drafts': changedResponse(9, 1),
      [VISIBILITY]: successResponse,
    });
    expect(await screen.findByText(/begins the draft ‘Changes of \d+ \w+’/)).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bubble wrap' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(bodiesOf(VISIBILITY)).toHaveLength(1));
    expect(bodiesOf(VISIBILITY)[0]).toMatchObject({ draft: 9, visibility: 'archived' });
    expect(bodiesOf('POST staff/catalogue/drafts')).toEqual([
      { name: expect.stringMatching(/^Changes of \d+ \w+$/), key: expect.any(String) },
    ]);
  });
});

const OBSERVE_TEXT = { childList: true, characterData: true, subtree: true };

describe('the order of products', () => {
  const other = row(20, { ...bubbleWrap, name: 'Van', serviceid: 4 });
  const openOrder = (more = {}) =>
    open({ [ALL]: rows([wrap, other, tape]), ...more }, 'products?order=on');

  test('is changed within a service by keyboard and saved once, at the drop', async () => {
    const { user, bodiesOf, responses } = openOrder();
    responses[ORDER] = () => {
      responses[ALL] = rows([tape, other, wrap]);
      return successResponse;
    };
    const list = await screen.findByRole('list', { name: 'Order of the products' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    const grip = within(list).getByRole('button', { name: 'Move Bubble wrap' });
    grip.focus();
    await user.keyboard(' ');
    const announcement = screen.getAllByRole('status').at(-1);
    await waitFor(() =>
      expect(announcement).toHaveTextContent(/^Bubble wrap is lifted, place 1 of/),
    );
    // A screen reader drops what is announced before the focus has returned to the grip, so the
    // announcement must not change together with the order.
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      const targets = records.map(({ target }) =>
        announcement?.contains(target) ? 'announcement' : 'order',
      );
      changes.push([...new Set(targets)].join(' and '));
    });
    observer.observe(list, { childList: true });
    observer.observe(announcement as Element, OBSERVE_TEXT);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(announcement).toHaveTextContent('Bubble wrap: place 2 of 2.'));
    observer.disconnect();
    expect(changes).toEqual(['order', 'announcement']);
    expect(screen.getByRole('button', { name: 'Move Bubble wrap' })).toHaveFocus();
    expect(bodiesOf(ORDER)).toEqual([]);
    await user.keyboard(' ');
    await waitFor(() => expect(bodiesOf(ORDER)).toEqual([{ draft: 7, ids: [13, 20, 12] }]));
    // React may render the dropped order just after the save has begun.
    await waitFor(() => {
      const names = within(list).getAllByRole('listitem');
      expect(names.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Tape'),
        expect.stringContaining('Bubble wrap'),
      ]);
    });
  });

  test('is changed by a drag so fast that nothing is rendered between its events', async () => {
    const { bodiesOf } = openOrder({ [ORDER]: successResponse });
    const grip = await screen.findByRole('button', { name: 'Move Tape' });
    act(() => {
      fireEvent(grip, new MouseEvent('pointerdown', { bubbles: true }));
      fireEvent(window, new MouseEvent('pointermove', { clientY: 100 }));
      fireEvent(window, new MouseEvent('pointerup'));
    });
    await waitFor(() => expect(bodiesOf(ORDER)).toEqual([{ draft: 7, ids: [13, 20, 12] }]));
  });

  test('is saved again if a row is moved while the move before is being saved', async () => {
    const saves: (() => void)[] = [];
    const { user, bodiesOf } = openOrder({
      [ORDER]: () => new Promise((resolve) => saves.push(() => resolve(successResponse))),
    });
    const grip = await screen.findByRole('button', { name: 'Move Tape' });
    grip.focus();
    await user.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(saves).toHaveLength(1));
    await user.keyboard(' {ArrowDown} ');
    saves[0]?.();
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(bodiesOf(ORDER)).toEqual([
      { draft: 7, ids: [13, 20, 12] },
      { draft: 7, ids: [12, 20, 13] },
    ]);
    saves[1]?.();
    // The message of the second save replaces that of the first one, which may be visible before.
    await waitFor(() => expect(screen.getByText('The order is saved in the draft.')).toBeVisible());
  });

  test('is back where it was after Escape', async () => {
    const { user, bodiesOf } = openOrder();
    const grip = await screen.findByRole('button', { name: 'Move Tape' });
    grip.focus();
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(await screen.findByText('Tape is back at place 2 of 2.')).toBeInTheDocument();
    expect(bodiesOf(ORDER)).toEqual([]);
  });
});

test('a list that could not be loaded can be loaded again', async () => {
  open({ [LIST]: 'no answer' });
  expect(await screen.findByText('We could not load the products')).toBeVisible();
});
