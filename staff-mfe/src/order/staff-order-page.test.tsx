import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { staffOrderPage } from '../testing/staff-order-page';

const GET = 'GET staff/orders/SLR10001';
const PREVIEW = 'POST staff/orders/SLR10001/preview';
const CONTACT = 'staff/orders/SLR10001/contact';
const DATE = 'staff/bookings/SLR10001/date';

const data = (order: object): FakeResponse => ({ body: { status: true, data: order } });
const done: FakeResponse = { body: { status: true } };
const mail = {
  ...{ title: 'Day set by the firm', to: 'someone@example.com', recipient: 'customer' },
  ...{ subject: 'The date of your order', html: '<p>', text: 'We have set the date' },
};
const preview = (warnings: object[] = [], mails: object[] = [mail]) => data({ mails, warnings });

function open(responses: Record<string, FakeResponse> = {}, order: object = staffOrderPage) {
  const backend = fakeBackend({ [GET]: data(order), [PREVIEW]: preview(), ...responses });
  const user = { id: 1, role: 'staff', permissions: ['desk', 'orders'] };
  const config = { features: ['staff'] as const };
  const page = renderPage(routes, { initialEntry: '/admin/orders/SLR10001', user, config });
  const press = async (name: string | RegExp) =>
    page.user.click(await screen.findByRole('button', { name }));
  const openDialog = async (name: string | RegExp) => {
    await press(name);
    return within(await screen.findByRole('dialog'));
  };
  const bodiesOf = (path: string) =>
    backend.calls.filter((call) => call.path === path).map(({ body }) => body);
  return { ...backend, ...page, press, openDialog, bodiesOf };
}

const changed = (current: object) => ({
  status: 409,
  body: {
    ...{ status: false, error: 'Changed meanwhile.', code: 'changed_meanwhile' },
    current: { ...staffOrderPage.customer, version: 4, state: 'awaiting_collection', ...current },
    ...{ by: 'Colleague', at: '2026-03-04T10:00:00.000Z' },
  },
});

/** Refuses the first call and accepts the next ones. */
function refuseOnce(refusal: object): FakeResponse {
  let count = 0;
  return () => ((count += 1) === 1 ? refusal : done);
}

afterEach(() => sessionStorage.clear());

describe('the page of one order', () => {
  it('shows lines with personalisation, note, addresses with floor and lift, and timeline', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SLR10001' })).toBeVisible();
    expect(await screen.findByText('For Ada')).toBeVisible();
    expect(screen.getByText('The bell is broken')).toBeVisible();
    expect(screen.getByText(/1 Old Street, E16 0AA · floor 2 · no lift/)).toBeVisible();
    expect(screen.getByText('Move: Monday 3 March 2031, in the morning')).toBeVisible();
    const timeline = within(screen.getByRole('list', { name: /^Timeline/ }));
    expect(timeline.getByText('mailbox full')).toBeVisible();
  });

  it('is not found for an unknown number', async () => {
    open({ [GET]: { status: 404, body: { status: false, error: 'No.' } } });
    expect(await screen.findByText('There is no order SLR10001')).toBeVisible();
  });

  it('shows a failure with a retry', async () => {
    open({ [GET]: { status: 500, body: {} } });
    expect(await screen.findByText('We could not load the order')).toBeVisible();
  });

  it('says why an action is not possible and offers no button for it', async () => {
    const actions = staffOrderPage.actions.map((action) =>
      action.name === 'cancel' ? { ...action, refusal: 'The order is completed.' } : action,
    );
    open({}, { ...staffOrderPage, actions });
    expect(await screen.findByText('The order is completed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

describe('changing the day', () => {
  it('shows the mail before it is sent', async () => {
    const { openDialog } = open();
    const dialog = await openDialog('Change the day');
    expect(await dialog.findByText('We have set the date')).toBeVisible();
    expect(dialog.getByText(/E-mail to someone@example.com/)).toBeVisible();
  });

  it('warns of a full day and sets it all the same with a reason', async () => {
    const warnings = [{ code: 'day_full', text: 'It is full: 3 of 3 places are taken.' }];
    const { openDialog, bodiesOf, user } = open({
      [PREVIEW]: preview(warnings),
      [`POST ${DATE}`]: done,
    });
    const dialog = await openDialog('Change the day');
    expect(await dialog.findByText(/3 of 3 places are taken/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Set the day all the same' }));
    expect(await dialog.findByText('Please give a reason.')).toBeVisible();
    expect(bodiesOf(DATE)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'A second van');
    await user.dblClick(dialog.getByRole('button', { name: 'Set the day all the same' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { trade: 'move', date: '2031-03-03', half: 'morning', version: 3 };
    expect(bodiesOf(DATE)).toEqual([{ ...body, reason: 'A second van', override: true }]);
  });
});

describe('changing the details', () => {
  it('puts a message at its field and keeps what was typed', async () => {
    const { openDialog, user } = open({
      [`POST ${CONTACT}`]: {
        status: 400,
        body: { status: false, error: 'E-mail is not valid.', code: 'invalid', field: 'email' },
      },
    });
    const dialog = await openDialog('Change details');
    const email = dialog.getByLabelText('E-mail');
    await user.clear(email);
    await user.type(email, 'nobody');
    await user.type(dialog.getByLabelText('Reason'), 'Typo');
    await user.click(dialog.getByRole('button', { name: 'Save the details' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail is not valid.'));
    expect(email).toHaveValue('nobody');
  });

  it('keeps what was typed when the network is lost', async () => {
    const { openDialog, user } = open({ [`POST ${CONTACT}`]: 'no answer' });
    const dialog = await openDialog('Change details');
    await user.type(dialog.getByLabelText('Reason'), 'Phoned');
    await user.click(dialog.getByRole('button', { name: 'Save the details' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/did not answer/);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Phoned');
  });

  it("shows a colleague's change field by field and saves both changes", async () => {
    const { openDialog, bodiesOf, user } = open({
      [`POST ${CONTACT}`]: refuseOnce(changed({ city: 'Leeds', address: '5 Their Road' })),
    });
    const dialog = await openDialog('Change details');
    const address = dialog.getByLabelText('Address');
    await user.clear(address);
    await user.type(address, '9 My Street');
    await user.type(dialog.getByLabelText('Reason'), 'Phoned');
    await user.click(dialog.getByRole('button', { name: 'Save the details' }));
    const title = 'A colleague changed this meanwhile';
    const conflict = within(await screen.findByRole('dialog', { name: title }));
    expect(conflict.getByText(/By Colleague/)).toBeVisible();
    expect(conflict.getByRole('row', { name: /Address 5 Their Road 9 My Street/ })).toBeVisible();
    expect(conflict.getByRole('row', { name: /City Leeds Leeds/ })).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(bodiesOf(CONTACT)).toHaveLength(2));
    expect(bodiesOf(CONTACT)[1]).toMatchObject({
      ...{ version: 4, city: 'Leeds', address: '9 My Street', reason: 'Phoned' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('saves without a question if a colleague changed something else', async () => {
    const { openDialog, bodiesOf, user } = open({
      [`POST ${CONTACT}`]: refuseOnce(changed({})),
    });
    const dialog = await openDialog('Change details');
    await user.type(dialog.getByLabelText('Reason'), 'Phoned');
    await user.click(dialog.getByRole('button', { name: 'Save the details' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(CONTACT)).toHaveLength(2);
  });
});

describe('what was typed', () => {
  it('is offered again after the session expired', async () => {
    const first = open({ [`POST staff/orders/SLR10001/notes`]: { status: 401, body: {} } });
    const dialog = await first.openDialog('Add a note');
    await first.user.type(dialog.getByLabelText('Note'), 'Ring the side door');
    await first.user.click(dialog.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(first.session.getState().user).toBeNull());
    first.unmount();
    const second = open();
    const again = await second.openDialog('Continue: note');
    expect(again.getByLabelText('Note')).toHaveValue('Ring the side door');
    await second.user.click(again.getByRole('button', { name: 'Back' }));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('other actions', () => {
  it('cancels an order only with a reason', async () => {
    const STATE = 'staff/orders/SLR10001/state';
    const { openDialog, bodiesOf, user } = open({ [`POST ${STATE}`]: done });
    const dialog = await openDialog('Cancel order');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog.findByText('Please give a reason.')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Out of stock');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() =>
      expect(bodiesOf(STATE)).toEqual([{ state: 'cancelled', version: 3, reason: 'Out of stock' }]),
    );
  });

  it('moves a step forwards with a preview, and back with a reason', async () => {
    const PROGRESS = 'staff/orders/SLR10001/progress';
    const { openDialog, bodiesOf, user } = open({ [`POST ${PROGRESS}`]: done });
    const dialog = await openDialog('Move to: Ready');
    await user.click(dialog.getByRole('button', { name: 'Move the step' }));
    await waitFor(() =>
      expect(bodiesOf(PROGRESS)[0]).toMatchObject({ trade: 'care', step: 'ready' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const back = await openDialog('Back to: Order received');
    expect(back.getByLabelText('Reason')).toBeVisible();
  });

  it('tries a failed mail again', async () => {
    const RESEND = 'staff/orders/SLR10001/mails/2/resend';
    const { openDialog, bodiesOf, user } = open({ [`POST ${RESEND}`]: done });
    const dialog = await openDialog(/^Try again: Mail: Confirmation/);
    await user.click(dialog.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(bodiesOf(RESEND)).toEqual([{}]));
  });

  it('prints a work sheet and a slip without amounts', async () => {
    const print = jest.fn(() => document.querySelector('[data-print]')?.textContent);
    window.print = print as unknown as () => void;
    const { press } = open();
    await press('Print work sheet');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(print.mock.results[0]?.value).toMatch(/Work sheet: order SLR10001.*floor 2/);
    await press('Print slip');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(print.mock.results[1]?.value).not.toMatch(/£/);
  });
});
