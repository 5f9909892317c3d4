import { screen, waitFor, within } from '@testing-library/react';
import type { Composition } from 'contract/compose/composition';
import { dataResponse, type FakeResponse, openStaffPage } from 'shared/testing';
import { loadDayComponents } from 'shared/days';
import { loadIdleModules } from 'shared/lazy';
import { routes } from '../routes';
import { compositionResponses } from '../testing/composition-backend';

const COMPOSITION = 'GET staff/orders/SLR10001/composition';
const PREVIEW = 'POST staff/orders/SLR10001/edit/preview';
const EDIT = 'POST staff/orders/SLR10001/edit';
const DRAFTS = 'GET staff/drafts';

const boxes: Composition = {
  lines: [{ type: 'product', lineid: 7, productid: 10, quantity: 2, addons: [] }],
  discount: null,
  delivery: null,
};

const order = {
  orderno: 'SLR10001',
  version: 3,
  method: 'offline',
  composition: boxes,
  names: ['Large Box'],
  schedule: null,
  note: '',
  total: 500,
  refusal: '',
};

const summary = {
  state: 'part_paid',
  totalbefore: 500,
  total: 1_000,
  paid: 500,
  due: 500,
  cardreturn: 0,
  outsidereturn: 0,
  isreturnsent: true,
  withheld: 0,
  credited: 0,
  changes: [{ name: 'Large Box', before: '2 for £5.00', after: '4 for £10.00' }],
};

const mail = {
  title: 'Change of the order',
  to: 'vera@example.com',
  recipient: 'customer',
  subject: 'Order SLR10001 – Your order has changed',
  html: '',
  text: 'The new total is £10.00.',
};

const previewed = (changes: object = {}): FakeResponse =>
  dataResponse({ mails: [mail], warnings: [], edit: { ...summary, ...changes } });

const changedMeanwhile: FakeResponse = {
  status: 409,
  body: {
    status: false,
    error: 'A colleague changed this meanwhile.',
    code: 'changed_meanwhile',
    by: 'Sam',
    at: '2026-11-30T12:00:00.000Z',
    current: {
      version: 5,
      state: 'paid',
      name: 'Vera',
      last_name: 'Stone',
      address: '1 Example Street',
      city: 'London',
      postalcode: 'E16 0AA',
      mobile: '',
      email: 'vera@example.com',
      schedule: null,
      eventdate: null,
    },
  },
};

function open(responses: Record<string, FakeResponse> = {}) {
  const page = openStaffPage(routes, '/admin/orders/SLR10001/edit', {
    ...compositionResponses,
    [COMPOSITION]: dataResponse(order),
    [DRAFTS]: dataResponse([]),
    [PREVIEW]: previewed(),
    [EDIT]: { body: { status: true, orderno: 'SLR10001', state: 'part_paid' } },
    ...responses,
  });
  const listEdits = () =>
    page.calls.filter(({ method, path }) => `${method} ${path}` === EDIT).map(({ body }) => body);
  return { ...page, listEdits };
}

type Page = ReturnType<typeof open>;

// jsdom lacks scrollIntoView, because it has no layout.
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Promise.all([loadDayComponents(), loadIdleModules()]);
});

afterEach(() => sessionStorage.clear());

const findQuantity = () => screen.findByRole('textbox', { name: /quantity/i });

/** Types another quantity and the reason, and opens the summary. */
async function review({ user }: Page, quantity = '4') {
  const field = await findQuantity();
  await user.clear(field);
  await user.type(field, quantity);
  await user.type(screen.getByRole('textbox', { name: /Reason for the change/ }), 'Two more');
  await user.click(screen.getByRole('button', { name: 'Review the change' }));
  return screen.findByRole('dialog', { name: 'Change order SLR10001?' });
}

/** Confirms the summary once its prices are there. */
async function confirm({ user }: Page, dialog: HTMLElement) {
  const button = await within(dialog).findByRole('button', { name: 'Change the order' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

describe('the page that changes an order', () => {
  it('shows what changes in lines, money and mails before it is confirmed', async () => {
    const page = open();
    const dialog = await review(page);
    expect(await within(dialog).findByText('4 for £10.00')).toBeVisible();
    expect(within(dialog).getByText('£10.00, before £5.00')).toBeVisible();
    expect(within(dialog).getByText(/E-mail to vera@example\.com/)).toBeVisible();
    await confirm(page, dialog);
    await waitFor(() => expect(page.listEdits()).toHaveLength(1));
    expect(page.listEdits()[0]).toMatchObject({
      version: 3,
      reason: 'Two more',
      total: 1_000,
      composition: { lines: [{ lineid: 7, productid: 10, quantity: 4 }] },
      schedule: {},
    });
  });

  it('needs a reason, and says so at its field', async () => {
    const { user } = open();
    await findQuantity();
    await user.click(screen.getByRole('button', { name: 'Review the change' }));
    expect(
      screen.getByRole('textbox', { name: /Reason for the change/ }),
    ).toHaveAccessibleDescription(/Please give a reason/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets staff confirm a credit note before it takes lines off an invoice', async () => {
    const page = open({ [PREVIEW]: previewed({ credited: 250, cardreturn: 250 }) });
    const dialog = await review(page, '1');
    const button = within(dialog).getByRole('button', { name: 'Change the order' });
    const choice = await within(dialog).findByRole('checkbox', { name: /credit note over £2\.50/ });
    expect(button).toBeDisabled();
    await page.user.click(choice);
    await confirm(page, dialog);
    await waitFor(() => expect(page.listEdits()[0]).toMatchObject({ creditnote: true }));
  });

  it('keeps what was typed when a colleague was faster, and sends it on the new version', async () => {
    const page = open({ [EDIT]: changedMeanwhile });
    const dialog = await review(page);
    await confirm(page, dialog);
    expect(await screen.findByText('The order was changed meanwhile by Sam')).toBeVisible();
    expect(await findQuantity()).toHaveValue('4');
    await page.user.click(screen.getByRole('button', { name: 'Go on with what I typed' }));
    await page.user.click(screen.getByRole('button', { name: 'Review the change' }));
    const again = await screen.findByRole('dialog', { name: 'Change order SLR10001?' });
    await confirm(page, again);
    await waitFor(() => expect(page.listEdits()).toHaveLength(2));
    expect(page.listEdits()[1]).toMatchObject({ version: 5, reason: 'Two more' });
  });

  it('goes on with the draft that the server has of this order', async () => {
    const draft = {
      key: '11111111-1111-4111-8111-111111111111',
      kind: 'edit',
      subject: 'SLR10001',
      version: 2,
      updatedat: '2026-11-30T12:04:00.000Z',
      body: { version: 2, reason: 'Half typed' },
    };
    open({ [DRAFTS]: dataResponse([draft]) });
    expect(await screen.findByRole('textbox', { name: /Reason for the change/ })).toHaveValue(
      'Half typed',
    );
    expect(screen.getByText('The order was changed meanwhile')).toBeVisible();
  });

  it('says why an order cannot be changed', async () => {
    open({ [COMPOSITION]: dataResponse({ ...order, refusal: 'The order is completed.' }) });
    expect(await screen.findByText('The order is completed.')).toBeVisible();
  });
});
