import { screen, waitFor, within } from '@testing-library/react';
import { changedResponse, openOrder, refuseOnce } from '../testing/open-order';

const CONTACT = 'staff/orders/SLR10001/contact';

afterEach(() => sessionStorage.clear());

describe('changing the details', () => {
  it('puts a message at its field and keeps what was typed', async () => {
    const { openDialog, user } = openOrder({
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

  it('previews the mail that a new e-mail address gets', async () => {
    const PREVIEW = `${CONTACT}/preview`;
    const text = 'The links in our earlier e-mails no longer work.';
    const mail = { title: 'New link', to: 'right@example.com', recipient: 'customer', text };
    const { openDialog, bodiesOf, user } = openOrder({
      [`POST ${PREVIEW}`]: {
        body: {
          status: true,
          data: {
            mails: [{ ...mail, subject: 'A new link', html: '' }],
            warnings: [
              { code: 'other_account', text: 'The order stays in the account of a@b.uk.' },
            ],
          },
        },
      },
    });
    const dialog = await openDialog('Change details');
    const email = dialog.getByLabelText('E-mail');
    await user.clear(email);
    await user.type(email, 'right@example.com');
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText('The order stays in the account of a@b.uk.')).toBeVisible();
    expect(dialog.queryByText(/calendar/)).toBeNull();
    expect(bodiesOf(PREVIEW)).toEqual([{ email: 'right@example.com' }]);
  });

  it('keeps what was typed when the network is lost', async () => {
    const { openDialog, user } = openOrder({ [`POST ${CONTACT}`]: 'no answer' });
    const dialog = await openDialog('Change details');
    await user.type(dialog.getByLabelText('Reason'), 'Phoned');
    await user.click(dialog.getByRole('button', { name: 'Save the details' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/did not answer/);
    expect(dialog.getByRole('alert')).not.toHaveTextContent('Nothing was changed');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Phoned');
  });

  it("shows a colleague's change field by field and saves both changes", async () => {
    const { openDialog, bodiesOf, user } = openOrder({
      [`POST ${CONTACT}`]: refuseOnce(changedResponse({ city: 'Leeds', address: '5 Their Road' })),
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
      version: 4,
      city: 'Leeds',
      address: '9 My Street',
      reason: 'Phoned',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('saves without a question if a colleague changed something else', async () => {
    const { openDialog, bodiesOf, user } = openOrder({
      [`POST ${CONTACT}`]: refuseOnce(changedResponse({})),
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
    const first = openOrder({ [`POST staff/orders/SLR10001/notes`]: { status: 401, body: {} } });
    const dialog = await first.openDialog('Add a note');
    await first.user.type(dialog.getByLabelText('Note'), 'Ring the side door');
    await first.user.click(dialog.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(first.session.getState().user).toBeNull());
    first.unmount();
    const second = openOrder();
    const again = await second.openDialog('Continue: Add a note');
    expect(again.getByLabelText('Note')).toHaveValue('Ring the side door');
    await second.user.click(again.getByRole('button', { name: 'Back' }));
    expect(sessionStorage).toHaveLength(0);
  });
});
