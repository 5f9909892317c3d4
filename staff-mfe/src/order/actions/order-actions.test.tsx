import { act, screen, waitFor, within } from '@testing-library/react';
import { getOrderAction, orderActionNames } from 'contract/order-actions/order-actions';
import { successResponse } from 'shared/testing';
import { openOrder } from '../../testing/open-order';
import { staffOrderPage } from '../../testing/staff-order-page';
import { listChoicesOf } from './action-choices';

const HOLD = 'staff/orders/SLR10001/hold';

const barNames = orderActionNames.filter((name) => getOrderAction(name).isInBar !== false);
const dialogNames = barNames.filter((name) => getOrderAction(name).page === undefined);

const order = {
  ...staffOrderPage,
  hold: {
    reason: 'Waits for a fitting',
    since: '2031-03-01T10:00:00.000Z',
    until: '',
    told: false,
  },
};

afterEach(() => sessionStorage.clear());

describe('the actions of an order', () => {
  it.each(dialogNames)('has a button and a dialog that can be closed: %s', async (name) => {
    const { openDialog, user } = openOrder();
    const [choice] = listChoicesOf(staffOrderPage as never, name);
    if (choice === undefined) throw new Error('The order has no such choice.');
    const dialog = await openDialog(choice.label);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not offered, with the reason, while the backend refuses them', async () => {
    const actions = barNames.map((name) => ({ name, refusal: `Refused: ${name}.` }));
    const { user } = openOrder({}, { ...staffOrderPage, actions });
    await user.click(await screen.findByText('Not possible now'));
    const bar = within(screen.getByRole('group', { name: 'Actions' }));
    for (const name of barNames) expect(bar.getByText(`Refused: ${name}.`)).toBeVisible();
    expect(bar.getAllByRole('button')).toHaveLength(2);
  });
});

describe('issuing a credit note', () => {
  const PATH = 'staff/orders/SLR10001/credit-note';

  it('sends the typed amount in pence, and names a wrong one at its field', async () => {
    const { bodiesOf, openDialog, user } = openOrder({ [`POST ${PATH}`]: successResponse });
    const dialog = await openDialog('Issue a credit note');
    await user.type(dialog.getByLabelText('Reason'), 'Too dear');
    const amount = dialog.getByLabelText('Amount');
    const submit = dialog.getByRole('button', { name: 'Issue the credit note' });
    for (const [typed, problem] of [
      ['0', 'Amount: it must be more than 0.'],
      ['-5', 'Amount: it must not be negative.'],
      ['twelve', 'Amount: please type it like 12.50.'],
    ] as const) {
      await user.clear(amount);
      await user.type(amount, typed);
      await user.click(submit);
      expect(await dialog.findByText(problem)).toBeVisible();
    }
    await user.clear(amount);
    await user.type(amount, '£1,200.50');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(PATH)).toEqual([{ amount: 120_050, reason: 'Too dear' }]);
  });

  it('sends no amount for all that is left', async () => {
    const { bodiesOf, openDialog, user } = openOrder({ [`POST ${PATH}`]: successResponse });
    const dialog = await openDialog('Issue a credit note');
    await user.type(dialog.getByLabelText('Reason'), 'Too dear');
    await user.click(dialog.getByRole('button', { name: 'Issue the credit note' }));
    await waitFor(() => expect(bodiesOf(PATH)).toEqual([{ reason: 'Too dear' }]));
  });
});

describe('putting an order on hold', () => {
  it('needs a reason, by keyboard alone', async () => {
    const { bodiesOf, user } = openOrder({ [`POST ${HOLD}`]: successResponse });
    const button = await screen.findByRole('button', { name: 'Put on hold' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Put on hold' });
    act(() => submit.focus());
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Please give a reason.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
    await user.keyboard('Waits for a fitting');
    act(() => dialog.getByLabelText(/customer's page/).focus());
    await user.keyboard(' ');
    act(() => submit.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(HOLD)).toEqual([{ reason: 'Waits for a fitting', until: '', told: true }]);
  });

  it('is offered again with its reason after the page was closed', async () => {
    const first = openOrder();
    const dialog = await first.openDialog('Put on hold');
    await first.user.type(dialog.getByLabelText('Reason'), 'Waits');
    first.unmount();
    const again = await openOrder().openDialog('Continue: Put on hold');
    expect(again.getByLabelText('Reason')).toHaveValue('Waits');
  });

  it('is shown on the page with its reason', async () => {
    openOrder({}, order);
    expect(await screen.findByText('Waits for a fitting')).toBeVisible();
    expect(screen.getByText(/^On hold since/)).toBeVisible();
    expect(screen.getByText('On hold')).toBeVisible();
  });
});
