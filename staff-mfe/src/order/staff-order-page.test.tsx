import { screen, waitFor, within } from '@testing-library/react';
import { successResponse } from 'shared/testing';
import { GET, openOrder, previewResponse } from '../testing/open-order';
import { staffOrderPage } from '../testing/staff-order-page';

const DATE = 'staff/bookings/SLR10001/date';

afterEach(() => sessionStorage.clear());

describe('the page of one order', () => {
  it('shows lines with personalisation, note, addresses with floor and lift, and timeline', async () => {
    openOrder();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SLR10001' })).toBeVisible();
    expect(await screen.findByText('For Ada')).toBeVisible();
    expect(screen.getByText('The bell is broken')).toBeVisible();
    expect(screen.getByText(/1 Old Street, E16 0AA · floor 2 · no lift/)).toBeVisible();
    expect(screen.getByText('Move: Monday 3 March 2031, in the morning')).toBeVisible();
    const timeline = within(screen.getByRole('list', { name: /^Timeline/ }));
    expect(timeline.getByText('mailbox full')).toBeVisible();
  });

  it.each([
    ['awaiting_collection', true],
    ['cancelled', false],
    ['completed', false],
  ])('warns of a day without a place only while it is open: %s', async (state, isWarned) => {
    const days = staffOrderPage.days.map((day) => ({ ...day, state: 'released', helduntil: null }));
    openOrder({}, { ...staffOrderPage, state, days });
    expect(await screen.findByText(/^Move: Monday 3 March 2031/)).toBeVisible();
    expect(screen.queryAllByText('No place booked')).toHaveLength(isWarned ? 1 : 0);
  });

  it.each([
    ['needs_response', 'The customer disputed £274.00 at their bank'],
    ['lost', 'You lost the dispute over £274.00'],
    ['won', 'You won the dispute over £274.00'],
  ])('tells of a disputed payment first: %s', async (status, title) => {
    const dispute = {
      id: 7,
      providerid: 'du_7',
      kind: 'dispute',
      status,
      title,
      sentences: ['Reason: the customer does not recognise the payment.'],
      dueby: '',
      createdat: staffOrderPage.createdat,
      settledat: null,
    };
    openOrder({}, { ...staffOrderPage, disputes: [dispute] });
    const notice = await screen.findByText(title);
    expect(screen.getByText(/does not recognise the payment/)).toBeVisible();
    const lines = screen.getByRole('heading', { name: 'Lines' });
    expect(notice.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not found for an unknown number', async () => {
    openOrder({ [GET]: { status: 404, body: { status: false, error: 'No.' } } });
    expect(await screen.findByText('There is no order SLR10001')).toBeVisible();
  });

  it('shows a failure with a retry', async () => {
    openOrder({ [GET]: { status: 500, body: {} } });
    expect(await screen.findByText('We could not load the order')).toBeVisible();
  });

  it('says why an action is not possible and offers no button for it', async () => {
    const actions = staffOrderPage.actions.map((action) =>
      action.name === 'cancel' ? { ...action, refusal: 'The order is completed.' } : action,
    );
    openOrder({}, { ...staffOrderPage, actions });
    expect(await screen.findByText('The order is completed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

describe('changing the day', () => {
  it('shows the mail before it is sent', async () => {
    const { openDialog } = openOrder();
    const dialog = await openDialog('Change the day');
    expect(await dialog.findByText('We have set the date')).toBeVisible();
    expect(dialog.getByText(/E-mail to someone@example.com/)).toBeVisible();
  });

  it('warns of a full day and sets it all the same with a reason', async () => {
    const warnings = [{ code: 'day_full', text: 'It is full: 3 of 3 places are taken.' }];
    const { openDialog, bodiesOf, user } = openOrder({
      [`POST ${DATE}/preview`]: previewResponse(warnings),
      [`POST ${DATE}`]: successResponse,
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

describe('completing an order whose payment is disputed', () => {
  it('warns first', async () => {
    const { openDialog } = openOrder({
      'POST staff/orders/SLR10001/state/preview': previewResponse([
        { code: 'dispute-7', text: 'The customer disputed £274.00 at their bank.' },
      ]),
    });
    const dialog = await openDialog('Complete order');
    expect(await dialog.findByText('The payment is in doubt')).toBeVisible();
    expect(dialog.getByText(/disputed £274.00/)).toBeVisible();
  });
});

describe('other actions', () => {
  it('cancels an order only with a reason', async () => {
    const STATE = 'staff/orders/SLR10001/state';
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${STATE}`]: successResponse });
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
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${PROGRESS}`]: successResponse });
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
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${RESEND}`]: successResponse });
    const dialog = await openDialog(/^Try again: Mail: Confirmation/);
    await user.click(dialog.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(bodiesOf(RESEND)).toEqual([{}]));
  });

  it('prints a work sheet and a slip without amounts', async () => {
    const print = jest.fn(() => document.querySelector('[data-print]')?.textContent);
    window.print = print as unknown as () => void;
    const { press } = openOrder();
    await press('Print work sheet');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(print.mock.results[0]?.value).toMatch(/Work sheet: order SLR10001.*floor 2/);
    await press('Print slip');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(print.mock.results[1]?.value).not.toMatch(/£/);
  });

  it('shows and prints a line without a product and the discount, and who made the order', async () => {
    const totals = { ordertotal: 408, discount: 20, discountreason: 'Returning customer' };
    const lines = staffOrderPage.lines.flatMap((line) => [
      { ...line, ...totals },
      { ...line, ...totals, productid: 0, name: 'Piano carried', totalamount: 50, packages: [] },
    ]);
    const print = jest.fn(() => document.querySelector('[data-print]')?.textContent);
    window.print = print as unknown as () => void;
    const { press } = openOrder(
      {},
      { ...staffOrderPage, ...totals, totalamount: 408, lines, placedby: 'Sam Staff' },
    );
    const table = within(await screen.findByRole('table', { name: 'Lines of SLR10001' }));
    expect(
      table
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .slice(2),
    ).toEqual([
      'Piano carried1£50.00',
      'Delivery£35.00',
      'Discount: Returning customer−£20.00',
      'Total£408.00',
    ]);
    expect(screen.getByText(/^Placed .* by Sam Staff$/)).toBeVisible();
    await press('Print work sheet');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(print.mock.results[0]?.value).toMatch(
      /1 × Piano carried.*Discount: Returning customer −£20.00/,
    );
  });

  it('prints that the order is on hold, and what is wrong with its address', async () => {
    const print = jest.fn(() => document.querySelector('[data-print]')?.textContent);
    window.print = print as unknown as () => void;
    const hold = { reason: 'Waits', since: '2026-03-04T10:00:00.000Z', until: '', told: false };
    const addressnotes = ['JE2 3AB is outside our area.'];
    const { press } = openOrder({}, { ...staffOrderPage, hold, addressnotes });
    await press('Print work sheet');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(print.mock.results[0]?.value).toContain('ON HOLD: please ask before you work on it.');
    expect(print.mock.results[0]?.value).toContain(
      'Check the address: JE2 3AB is outside our area.',
    );
  });
});
