import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend, type FakeResponse, renderPage, unsuccessfulResponses } from 'shared/testing';
import { routes } from '../../routes';

const SEARCH = 'POST staff/orders/search';
const VIEWS = 'GET staff/views';
const row = (orderno: string, changes: object = {}) => ({
  orderno,
  customer: 'Some One',
  createdat: '2031-03-03T10:00:00.000Z',
  workday: '2031-03-11',
  workhalf: 'afternoon',
  undated: false,
  late: false,
  state: 'awaiting_collection',
  statelabel: 'To be paid on the day',
  progress: [
    {
      trade: 'move',
      title: 'Move',
      step: 'received',
      label: 'Order received',
      next: { step: 'ready', label: 'Day agreed' },
    },
  ],
  totalamount: 378,
  what: 'Van and crew',
  ...changes,
});

const list = (
  data: object[],
  next: string | null = null,
  total: number | null = null,
): FakeResponse => ({
  body: { status: true, data, next, total },
});

function open(responses: Record<string, FakeResponse> = {}, at = '/admin/orders') {
  const backend = fakeBackend({
    [SEARCH]: list([
      row('SLR10002'),
      row('SLR10001', { undated: true, late: true, checkaddress: true }),
    ]),
    [VIEWS]: { body: { status: true, data: [] } },
    ...responses,
  });
  const permissions = ['desk', 'orders', 'exports'];
  const user = { id: 1, role: 'staff', permissions };
  const page = renderPage(routes, { initialEntry: at, user, config: { features: ['staff'] } });
  const searches = () =>
    backend.calls.filter(({ path }) => path === 'staff/orders/search').map(({ body }) => body);
  return { ...backend, ...page, searches };
}

afterEach(() => sessionStorage.clear());

describe('the list of orders', () => {
  test('has a row for each order, with its texts and a link', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'SLR10002' });
    expect(link).toHaveAttribute('href', '/admin/orders/SLR10002');
    const cells = within(link.closest('tr') as HTMLElement);
    for (const text of ['Tue 11 Mar 2031, pm', 'To be paid on the day', '£378.00', '3 Mar 2031'])
      expect(cells.getByText(text)).toBeVisible();
    expect(screen.getByText('Late')).toBeVisible();
    expect(screen.getByText('Check the address')).toBeVisible();
  });

  test('is filtered and sorted by its address', async () => {
    const { user, getAddress, searches } = open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByLabelText('State'), 'Cancelled');
    await waitFor(() => expect(getAddress()).toBe('/admin/orders?state=cancelled'));
    await user.click(await screen.findByRole('button', { name: /^Total/ }));
    await waitFor(() => expect(getAddress()).toContain('sort=total&descending=true'));
    await screen.findByRole('link', { name: 'SLR10002' });
    expect(searches().at(-1)).toEqual({
      state: 'cancelled',
      sort: 'total',
      descending: true,
      openfirst: true,
      size: 50,
    });
  });

  test('opens the view of its address, with the next page by its key', async () => {
    const { user, getAddress, searches } = open(
      { [SEARCH]: list([row('SLR10002')], 'abc') },
      '/admin/orders?kind=care&undated=true',
    );
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(getAddress()).toContain('after=abc'));
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]).toMatchObject({ kind: 'care', undated: true, after: 'abc' });
  });

  test('is searched without the search in its address, and the key / focuses the search', async () => {
    const { user, getAddress, searches } = open();
    await screen.findByRole('link', { name: 'SLR10002' });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('07700 900');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ search: '07700 900' }));
    expect(searches().length).toBeLessThan('07700 900'.length);
    expect(getAddress()).toBe('/admin/orders');
  });

  test('keeps the search for another filter, and a link to a view begins without it', async () => {
    const { user, searches } = open();
    await user.type(await screen.findByRole('searchbox'), '07700 900');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ search: '07700 900' }));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByLabelText('State'), 'Paid');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ state: 'paid' }));
    expect(searches().at(-1)).toMatchObject({ search: '07700 900' });
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect(searches().at(-1)).not.toHaveProperty('search');
  });

  test('shows its filters behind a button, and those that are set as chips', async () => {
    const { user, getAddress } = open({}, '/admin/orders?state=paid&late=true&workfrom=2031-03-11');
    const button = await screen.findByRole('button', { name: 'Filters (3)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('State')).not.toBeVisible();
    await user.click(button);
    expect(screen.getByLabelText('State')).toBeVisible();
    for (const name of ['State: Paid', 'Work from Tue 11 Mar 2031', 'Late for its date'])
      expect(screen.getByRole('button', { name: `Remove the filter ${name}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter State: Paid' }));
    await waitFor(() => expect(getAddress()).toBe('/admin/orders?workfrom=2031-03-11&late=true'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(getAddress()).toBe('/admin/orders'));
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  });

  test('holds two filters that are chosen before the first one is rendered', async () => {
    const { getAddress } = open();
    const [state, kind] = [await screen.findByLabelText('State'), screen.getByLabelText('Kind')];
    act(() => {
      fireEvent.change(state, { target: { value: 'paid' } });
      fireEvent.change(kind, { target: { value: 'care' } });
    });
    await waitFor(() => expect(getAddress()).toBe('/admin/orders?state=paid&kind=care'));
  });

  test('says and announces how many orders match, or that none does', async () => {
    const { user, responses } = open({ [SEARCH]: list([row('SLR10002')], 'abc', 128) });
    expect(await screen.findByText('128 orders match', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('128 orders match'));
    responses[SEARCH] = list([row('SLR10002')], 'abc', 1001);
    await user.click(screen.getByRole('button', { name: /^Total/ }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('More than 1,000 orders match'),
    );
    responses[SEARCH] = list([]);
    await user.type(screen.getByRole('searchbox'), 'nobody');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No order matches'));
  });

  test('goes from the search to the first order by arrow down', async () => {
    const { user } = open();
    const link = await screen.findByRole('link', { name: 'SLR10002' });
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(link).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'SLR10001' })).toHaveFocus();
  });

  test('says that no order matches, and that a search is too short', async () => {
    const { responses, user } = open({ [SEARCH]: list([]) }, '/admin/orders?state=paid');
    expect(await screen.findByText('No order matches')).toBeVisible();
    const error = 'Search: please type at least two letters or three digits.';
    responses[SEARCH] = { status: 400, body: { status: false, error } };
    await user.type(screen.getByRole('searchbox'), 'a');
    expect(await screen.findByText(error)).toBeVisible();
  });

  test.each([[{ status: 500 }], [unsuccessfulResponses['an HTML page']]])(
    'shows a failure for the response %p (rule 58)',
    async (response) => {
      open({ [SEARCH]: response as FakeResponse });
      expect(await screen.findByText('We could not load the orders')).toBeVisible();
    },
  );
});

describe('selected orders', () => {
  test('are printed, one sheet each, and slips show no amounts', async () => {
    const printedTexts: (string | undefined)[] = [];
    jest.spyOn(window, 'print').mockImplementation(() => {
      printedTexts.push(screen.getByRole('region', { name: 'SLR10002' }).textContent ?? '');
    });
    const order = {
      orderno: 'SLR10002',
      createdat: '2026-03-03T10:00:00.000Z',
      state: 'paid',
      customer: {
        name: 'Some',
        last_name: 'One',
        address: '1 Example Street',
        mobile: '07700900123',
        city: 'London',
        postalcode: 'E16 0AA',
        email: 'someone@example.com',
      },
      lines: [],
      totalamount: 378,
      payment: 'Paid by card: £378.00.',
      note: '',
      onhold: true,
      addressnotes: ['JE2 3AB is outside our area.'],
      schedule: null,
      daytitles: { move: 'Move', visit: '' },
    };
    const { user } = open({
      'POST staff/orders/sheets': { body: { status: true, data: [order] } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select SLR10002' }));
    await user.click(screen.getByRole('button', { name: 'Print work sheets' }));
    await waitFor(() => expect(printedTexts).toHaveLength(1));
    expect(printedTexts[0]).toMatch(/^Work sheet: order SLR10002.*£378\.00/);
    expect(printedTexts[0]).toContain('ON HOLD: please ask before you work on it.');
    expect(printedTexts[0]).toContain('Check the address: JE2 3AB is outside our area.');
    await user.click(screen.getByRole('button', { name: 'Print slips' }));
    await waitFor(() => expect(printedTexts).toHaveLength(2));
    expect(printedTexts[1]).toMatch(/^Slip: order SLR10002/);
    expect(printedTexts[1]).not.toMatch(/£|example\.com/);
  });
});

describe('saved views', () => {
  const view = { id: 3, name: 'Dresses', query: 'kind=care', shared: true, own: true };

  test('are links, and the present view can be saved without the search', async () => {
    const { user, calls } = open(
      {
        [VIEWS]: { body: { status: true, data: [view] } },
        'POST staff/views': { body: { status: true } },
      },
      '/admin/orders?state=open',
    );
    const link = await screen.findByRole('link', { name: 'Dresses' });
    expect(link).toHaveAttribute('href', '/admin/orders?kind=care');
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'In hand');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      calls.find(({ method, path }) => method === 'POST' && path === 'staff/views')?.body,
    ).toEqual({ name: 'In hand', query: 'state=open', shared: false });
  });

  test('show a taken name at its field, and keep what was typed', async () => {
    const error = 'Name: you have a view of this name already.';
    const { user } = open({
      'POST staff/views': { status: 400, body: { status: false, error, field: 'name' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'In hand');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(error));
    expect(field).toHaveValue('In hand');
  });
});
