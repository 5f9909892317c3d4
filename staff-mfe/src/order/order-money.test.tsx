import { screen, waitFor, within } from '@testing-library/react';
import { successResponse } from 'shared/testing';
import { openOrder } from '../testing/open-order';

const RECORD = 'staff/orders/SLR10001/recorded-payments';

describe('the money of an order', () => {
  it('shows what is paid and due, and who recorded each entry', async () => {
    openOrder();
    const table = await screen.findByRole('table', { name: 'Payments and refunds' });
    expect(within(table).getByText('Paid to the driver. By Ada')).toBeVisible();
    expect(within(table).getByText('£200.00')).toBeVisible();
    expect(screen.getByText('£178.00')).toBeVisible();
  });

  it('records an amount as people type it', async () => {
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${RECORD}`]: successResponse });
    const dialog = await openDialog('Record a payment');
    expect(await dialog.findByText('£178.00 is due.')).toBeVisible();
    await user.type(dialog.getByLabelText('Amount'), '£1x');
    await user.click(dialog.getByRole('button', { name: 'Record the payment' }));
    expect(await dialog.findByText('Please type an amount like 20 or 20.50.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '£100.50');
    await user.selectOptions(dialog.getByLabelText('How'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record the payment' }));
    await waitFor(() =>
      expect(bodiesOf(RECORD)[0]).toMatchObject({
        amount: 10_050,
        method: 'bank_transfer',
        due: 17_800,
        accept: false,
      }),
    );
  });

  it('asks before it records more than is due', async () => {
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${RECORD}`]: successResponse });
    const dialog = await openDialog('Record a payment');
    await dialog.findByText('£178.00 is due.');
    await user.type(dialog.getByLabelText('Amount'), '200');
    await user.click(dialog.getByRole('checkbox', { name: /which is £22.00 more than is due/ }));
    await user.click(dialog.getByRole('button', { name: 'Record the payment' }));
    await waitFor(() =>
      expect(bodiesOf(RECORD)[0]).toMatchObject({ amount: 20_000, accept: true }),
    );
  });

  it('asks for a part of what is due, and shows the mail before', async () => {
    const ASK = 'staff/orders/SLR10001/payment-requests';
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${ASK}`]: successResponse });
    const dialog = await openDialog('Ask for payment');
    expect(await dialog.findByText('£178.00 is due.')).toBeVisible();
    expect(bodiesOf(`${ASK}/preview`)).toEqual([]);
    const amount = dialog.getByLabelText('Amount');
    await user.type(amount, '200');
    await user.click(dialog.getByRole('button', { name: 'Send the e-mail' }));
    expect(await dialog.findByText('Only £178.00 is due.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '£50');
    await user.type(dialog.getByLabelText('Message'), 'As agreed');
    await user.tab();
    expect(await dialog.findByText(/We have set the date/)).toBeInTheDocument();
    expect(bodiesOf(`${ASK}/preview`)).toContainEqual({ amount: 5_000, text: 'As agreed' });
    await user.click(dialog.getByRole('button', { name: 'Send the e-mail' }));
    await waitFor(() =>
      expect(bodiesOf(ASK)).toEqual([
        { amount: 5_000, text: 'As agreed', key: expect.any(String) },
      ]),
    );
  });

  it('corrects an entry with a reason', async () => {
    const CORRECT = `${RECORD}/4/correct`;
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${CORRECT}`]: successResponse });
    const dialog = await openDialog('Correct £200.00, Cash');
    await user.type(dialog.getByLabelText('Reason'), 'It was £20');
    await user.click(dialog.getByRole('button', { name: 'Correct the payment' }));
    await waitFor(() => expect(bodiesOf(CORRECT)).toEqual([{ reason: 'It was £20' }]));
  });

  it('asks how the rest was paid when the order is completed', async () => {
    const STATE = 'staff/orders/SLR10001/state';
    const { openDialog, bodiesOf, user } = openOrder({ [`POST ${STATE}`]: successResponse });
    const dialog = await openDialog('Complete order');
    const question = await dialog.findByLabelText('How was the rest of £178.00 paid?');
    await user.click(dialog.getByRole('button', { name: 'Complete the order' }));
    expect(await dialog.findByText('Please choose how the rest was paid.')).toBeVisible();
    expect(dialog.queryByText(/^E-mail to/)).not.toBeInTheDocument();
    await user.selectOptions(question, 'Not paid yet: it stays due');
    expect(await dialog.findByText(/^E-mail to/)).toBeVisible();
    expect(bodiesOf(`${STATE}/preview`).at(-1)).toMatchObject({
      state: 'completed',
      paidby: 'unpaid',
    });
    await user.selectOptions(question, 'Card terminal');
    await user.click(dialog.getByRole('button', { name: 'Complete the order' }));
    await waitFor(() =>
      expect(bodiesOf(STATE)[0]).toMatchObject({ state: 'completed', paidby: 'card_terminal' }),
    );
  });
});
