import { act, screen, waitFor, within } from '@testing-library/react';
import type { PlaceStaffOrderRequest } from 'contract/compose/place-order';
import { dataResponse, type FakeResponse, openStaffPage } from 'shared/testing';
import { loadDayComponents } from 'shared/days';
import { loadIdleModules } from 'shared/lazy';
import { routes } from '../routes';
import {
  compositionResponses,
  PRICE,
  priceByCatalogue,
  type PriceBody,
} from '../testing/composition-backend';

const PLACE = 'POST staff/orders/place';
const DRAFTS = 'GET staff/drafts';
const SEARCH = 'POST staff/customers/search';
const DRAFT_KEY = '11111111-1111-4111-8111-111111111111';
const SAVE = `POST staff/drafts/${DRAFT_KEY}`;

const customer = {
  path: 'of-order/SLR10001',
  email: 'vera@example.com',
  names: ['Vera Stone'],
  phones: ['+447700900123'],
  accounts: [
    {
      id: 7,
      role: 'customer',
      name: 'Vera Stone',
      mobile: '',
      email: 'vera@example.com',
      sessions: 0,
      createdat: '2026-03-03T10:00:00.000Z',
    },
  ],
  addresses: [
    {
      source: 'order',
      name: 'Vera Stone',
      address: '1 Example Street',
      city: 'London',
      postalcode: 'E16 0AA',
      mobile: '+447700900123',
    },
  ],
  orders: [],
  messages: [],
};

const saveDraft: FakeResponse = dataResponse({
  version: 1,
  updatedat: '2026-11-30T12:04:00.000Z',
});

/** Opens the page of a draft that nobody has saved yet, so that the test knows its key. */
function open(responses: Record<string, FakeResponse> = {}, search = `?draft=${DRAFT_KEY}`) {
  const page = openStaffPage(routes, `/admin/orders/new${search}`, {
    ...compositionResponses,
    [DRAFTS]: dataResponse([]),
    [SAVE]: saveDraft,
    [SEARCH]: { body: { status: true, path: customer.path, people: [] } },
    'GET staff/customers/of-order/SLR10001': dataResponse(customer),
    'GET users/getcalendar': dataResponse([
      {
        trade: 'move',
        services: [5],
        days: [
          { day: '2031-03-11', morning: 1, afternoon: 1 },
          { day: '2031-03-12', morning: 0, afternoon: 1 },
        ],
      },
    ]),
    [PLACE]: { body: { status: true, orderno: 'SLR10042' } },
    ...responses,
  });
  const bodiesOf = (call: string) =>
    page.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...page, bodiesOf };
}

// jsdom lacks scrollIntoView, because it has no layout.
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Promise.all([loadDayComponents(), loadIdleModules()]);
});

afterEach(() => sessionStorage.clear());

const findSearch = async () => {
  const field = await screen.findByRole('combobox', { name: 'Add a product' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};

type Page = ReturnType<typeof open>;

/** Types a box and the customer, as the caller says them. */
async function typeOrder({ user }: Page) {
  await findSearch();
  await user.keyboard('2x large{Enter}');
  await screen.findByRole('rowheader', { name: /Large Box/ });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Find a customer' })).toHaveFocus(),
  );
  await user.keyboard('vera');
  await screen.findByRole('option', { name: /Vera Stone/ });
  await user.keyboard('{Enter}');
  await screen.findByText('The order goes to the account of vera@example.com.');
}

/** Adds a move on a free day, from the customer's address and back. */
async function addMove({ user }: Page, day: RegExp) {
  await user.click(screen.getByRole('combobox', { name: 'Add a product' }));
  await user.keyboard('van{Enter}');
  await user.click(await screen.findByRole('radio', { name: day }));
  await user.click(screen.getByRole('button', { name: "From the customer's address" }));
  await user.click(screen.getByRole('button', { name: "To the customer's address" }));
}

const findDialog = async () => within(await screen.findByRole('dialog'));

/** Waits for the prices in the open dialog and returns its button. */
async function findPlaceButton() {
  const dialog = await findDialog();
  const button = await dialog.findByRole('button', { name: /^Place the order for/ });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe('an order for a caller', () => {
  test('is typed, confirmed and placed by keyboard alone', async () => {
    const page = open();
    const { user, bodiesOf, getAddress } = page;
    await typeOrder(page);
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('vera@example.com');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Send a payment link' })).toHaveFocus(),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await findDialog();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Place the order for £10.00' })).toBeEnabled(),
    );
    expect(dialog.getByText(/a link that is mailed to vera@example.com/)).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(getAddress()).toBe('/admin/orders/SLR10042'));
    expect(await screen.findByText('Order SLR10042 is placed.')).toBeVisible();
    const [request] = bodiesOf(PLACE) as PlaceStaffOrderRequest[];
    expect(request).toMatchObject({
      key: DRAFT_KEY,
      composition: { lines: [{ type: 'product', productid: 10, quantity: 2, addons: [] }] },
      contact: { name: 'Vera', last_name: 'Stone', postalcode: 'E16 0AA' },
      userid: 7,
      method: 'link',
      total: 1000,
    });
    expect(bodiesOf(PLACE)).toHaveLength(1);
  });

  test('can ask for its deposit first', async () => {
    const page = open({
      [PRICE]: ({ body }) => ({
        body: {
          status: true,
          data: priceByCatalogue(body as PriceBody, { deposit: { amount: 250, restdays: 7 } }),
        },
      }),
    });
    await typeOrder(page);
    await page.user.click(await screen.findByRole('radio', { name: 'The deposit of £2.50' }));
    expect(screen.getByText('£7.50 at least 7 days before the work')).toBeVisible();
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await findDialog();
    expect(await dialog.findByText('£2.50, the deposit')).toBeVisible();
    await page.user.click(await findPlaceButton());
    await waitFor(() => expect(page.bodiesOf(PLACE)).toMatchObject([{ deposit: 250 }]));
  });

  test('goes to a new customer, whose name is typed once', async () => {
    const { user, bodiesOf } = open({ [SEARCH]: { body: { status: true, path: null } } });
    await findSearch();
    await user.keyboard('large{Enter}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Find a customer' })).toHaveFocus(),
    );
    await user.keyboard('Ada Example');
    await screen.findByRole('option', { name: /New customer/ });
    await waitFor(() => expect(bodiesOf(SEARCH)).toContainEqual({ text: 'Ada Example' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada');
    expect(screen.getByLabelText('Last name')).toHaveValue('Example');
    await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus());
  });

  test('names what is missing at its field, and moves the focus there', async () => {
    const { user, bodiesOf } = open();
    await findSearch();
    await user.keyboard('large{Enter}');
    await screen.findByRole('rowheader', { name: /Large Box/ });
    await user.click(screen.getByRole('button', { name: 'Place the order' }));
    const name = screen.getByLabelText(/^First name/);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('First name is missing.');
    expect(screen.getByText('4 things are missing or wrong')).toBeVisible();
    expect(bodiesOf(PLACE)).toEqual([]);
  });

  test('is placed once if the button is pressed twice', async () => {
    const page = open();
    await typeOrder(page);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    const button = await findPlaceButton();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(page.getAddress()).toBe('/admin/orders/SLR10042'));
    expect(page.bodiesOf(PLACE)).toHaveLength(1);
  });

  test('has a day that is free as in the shop, with both addresses', async () => {
    const page = open();
    await typeOrder(page);
    await addMove(page, /12 March 2031/);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await page.user.click(await findPlaceButton());
    await waitFor(() => expect(page.getAddress()).toBe('/admin/orders/SLR10042'));
    const address = { address: '1 Example Street, London', postcode: 'E16 0AA', floor: 0 };
    expect(page.bodiesOf(PLACE)).toMatchObject([
      {
        override: false,
        // The morning of this day is full.
        schedule: { move: { date: '2031-03-12', half: 'afternoon', from: address, to: address } },
      },
    ]);
  });
});

describe('a refusal of the order', () => {
  test('stands at its field, and nothing typed is lost', async () => {
    const page = open({
      [PLACE]: {
        status: 400,
        body: {
          status: false,
          error: 'E-mail is not valid.',
          code: 'invalid',
          field: 'contact.email',
        },
      },
    });
    await typeOrder(page);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await page.user.click(await findPlaceButton());
    const email = screen.getByLabelText(/^E-mail/);
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail is not valid.'));
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue('vera@example.com');
  });

  test('because of another total shows the new total, and is placed with it', async () => {
    let isDearer = false;
    const page = open({
      [PRICE]: ({ body }) => {
        const priced = priceByCatalogue(body as PriceBody);
        const total = isDearer ? priced.total + 100 : priced.total;
        return { body: { status: true, data: { ...priced, total } } };
      },
      [PLACE]: ({ body }) => {
        isDearer = true;
        const { total } = body as PlaceStaffOrderRequest;
        if (total === 1100) return { body: { status: true, orderno: 'SLR10042' } };
        const error = 'The total has changed to £11.00.';
        return { status: 409, body: { status: false, code: 'total_differs', error, total: 1100 } };
      },
    });
    await typeOrder(page);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await findDialog();
    const button = await dialog.findByRole('button', { name: 'Place the order for £10.00' });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    expect(await dialog.findByText('The total has changed to £11.00.')).toBeVisible();
    await dialog.findByRole('button', { name: 'Place the order for £11.00' });
    await page.user.click(await findPlaceButton());
    await waitFor(() => expect(page.getAddress()).toBe('/admin/orders/SLR10042'));
  });

  test('without an answer keeps the order, and a repeated press sends the same key', async () => {
    const page = open({ [PLACE]: 'no answer' });
    await typeOrder(page);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await findDialog();
    const button = await dialog.findByRole('button', { name: 'Place the order for £10.00' });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    expect(await dialog.findByText(/the shop did not answer/)).toBeVisible();
    page.responses[PLACE] = { body: { status: true, orderno: 'SLR10042' } };
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    await waitFor(() => expect(page.getAddress()).toBe('/admin/orders/SLR10042'));
    const keys = (page.bodiesOf(PLACE) as PlaceStaffOrderRequest[]).map(({ key }) => key);
    expect(keys).toEqual([DRAFT_KEY, DRAFT_KEY]);
  });

  test('because of a full day names the day, and another day needs a reason', async () => {
    const page = open({
      [PLACE]: ({ body }) =>
        (body as PlaceStaffOrderRequest).override
          ? { body: { status: true, orderno: 'SLR10042' } }
          : {
              status: 409,
              body: { status: false, error: 'This day is full.', code: 'day_full', trade: 'move' },
            },
    });
    const { user, bodiesOf } = page;
    await typeOrder(page);
    await addMove(page, /11 March 2031/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await findPlaceButton());
    expect(await screen.findByText('This day is full.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Another day/ }));
    await user.type(screen.getByLabelText(/^Reason for this day/), 'Agreed with the crew');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await findPlaceButton());
    await waitFor(() => expect(page.getAddress()).toBe('/admin/orders/SLR10042'));
    expect(bodiesOf(PLACE).at(-1)).toMatchObject({
      override: true,
      overridereason: 'Agreed with the crew',
      schedule: { move: { date: '2031-03-11', half: 'morning' } },
    });
  });
});

describe('the draft of an order', () => {
  test('is saved after a pause, and says when', async () => {
    const { user, bodiesOf, getAddress } = open();
    await findSearch();
    await user.keyboard('large{Enter}');
    expect(await screen.findByText('Saved 12:04', undefined, { timeout: 5000 })).toBeVisible();
    expect(bodiesOf(SAVE)).toMatchObject([{ kind: 'order', version: 0 }]);
    expect(getAddress()).toBe(`/admin/orders/new?draft=${DRAFT_KEY}`);
    expect(sessionStorage).toHaveLength(0);
  });

  test('survives a lost network and a reload', async () => {
    const { user, unmount } = open({ [SAVE]: 'no answer' });
    await findSearch();
    await user.keyboard('large{Enter}');
    expect(
      await screen.findByText('Not saved. Trying again', undefined, { timeout: 5000 }),
    ).toBeVisible();
    unmount();
    open();
    expect(await screen.findByRole('rowheader', { name: /Large Box/ })).toBeVisible();
    expect(await screen.findByText('Saved 12:04', undefined, { timeout: 5000 })).toBeVisible();
  });

  test('is listed with its customer, and opened or discarded', async () => {
    const body = {
      contact: { name: 'Ada', last_name: 'Example' },
      composition: { lines: [], discount: { text: '', reason: '' }, delivery: '' },
    };
    const draft = {
      key: DRAFT_KEY,
      kind: 'order',
      subject: '',
      body,
      version: 3,
      updatedat: '2026-11-30T12:04:00.000Z',
    };
    const { responses, user, bodiesOf } = open(
      { [DRAFTS]: dataResponse([draft]), [`${SAVE}/discard`]: { body: { status: true } } },
      '',
    );
    const link = await screen.findByRole('link', { name: /^Go on with the call of .*Ada Example/ });
    expect(link).toHaveAttribute('href', `/admin/orders/new?draft=${DRAFT_KEY}`);
    responses[DRAFTS] = dataResponse([]);
    await user.click(screen.getByRole('button', { name: /^Discard the draft of/ }));
    await user.click(screen.getByRole('button', { name: 'Discard for good?' }));
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(bodiesOf(`${SAVE}/discard`)).toHaveLength(1);
  });

  test('of two tabs is told to the second, which takes the other or keeps its own', async () => {
    const newerDraft = {
      key: DRAFT_KEY,
      kind: 'order',
      subject: '',
      body: { note: 'Typed in the other tab' },
      version: 5,
      updatedat: '2026-11-30T12:05:00.000Z',
    };
    const { user, responses, bodiesOf } = open({
      [SAVE]: {
        status: 409,
        body: { status: false, code: 'changed_meanwhile', error: 'Changed.', current: newerDraft },
      },
    });
    await findSearch();
    await user.keyboard('large{Enter}');
    const title = 'This draft was changed in another tab at 12:05';
    expect(await screen.findByText(title, undefined, { timeout: 5000 })).toBeVisible();
    responses[SAVE] = saveDraft;
    await user.click(screen.getByRole('button', { name: 'Keep what is here' }));
    expect(await screen.findByText('Saved 12:04', undefined, { timeout: 5000 })).toBeVisible();
    expect(bodiesOf(SAVE).at(-1)).toMatchObject({ version: 5 });
    expect(screen.getByRole('rowheader', { name: /Large Box/ })).toBeVisible();
  });
});

test('the page of a customer leads to an order with their details', async () => {
  open({}, '?customer=of-order/SLR10001');
  expect(await screen.findByLabelText(/^E-mail/)).toHaveValue('vera@example.com');
  expect(screen.getByLabelText(/^Post code/)).toHaveValue('E16 0AA');
});

test('another e-mail than that of the chosen account makes it the order of a guest', async () => {
  const { user } = open({}, '?customer=of-order/SLR10001');
  const email = await screen.findByLabelText(/^E-mail/);
  expect(screen.getByText('The order goes to the account of vera@example.com.')).toBeVisible();
  await user.type(email, '.uk');
  expect(screen.queryByText(/^The order goes to the account/)).not.toBeInTheDocument();
});
