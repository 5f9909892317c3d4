import { screen, waitFor } from '@testing-library/react';
import { successResponse } from 'shared/testing';
import { changedResponse, openOrder, refuseOnce } from '../testing/open-order';
import { staffOrderPage } from '../testing/staff-order-page';

const EVENT_DATE = 'staff/orders/SLR10001/event-date';
const ADDRESSES = 'staff/orders/SLR10001/move-addresses';

const { schedule } = staffOrderPage;
const withDestination = {
  ...staffOrderPage,
  schedule: { move: { ...schedule.move, to: { ...schedule.move.from, address: '2 New Road' } } },
};

afterEach(() => sessionStorage.clear());

describe('changing the date of the wedding', () => {
  it('sends the date with a reason, and puts a refusal at its field', async () => {
    const error = 'Date of the wedding or event: this day is over.';
    const { openDialog, bodiesOf, responses, user } = openOrder({
      [`POST ${EVENT_DATE}`]: { status: 400, body: { status: false, error, field: 'eventdate' } },
    });
    const dialog = await openDialog('Set the wedding or event date');
    const date = dialog.getByLabelText(/Date of the wedding or event/);
    await user.type(date, '2031-06-07');
    await user.click(dialog.getByRole('button', { name: 'Save the date' }));
    expect(await dialog.findByText('Please give a reason.')).toBeVisible();
    expect(bodiesOf(EVENT_DATE)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Phoned');
    await user.click(dialog.getByRole('button', { name: 'Save the date' }));
    expect(await dialog.findByText(error)).toBeVisible();
    expect(date).toHaveValue('2031-06-07');
    responses[`POST ${EVENT_DATE}`] = successResponse;
    await user.click(dialog.getByRole('button', { name: 'Save the date' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(EVENT_DATE).at(-1)).toEqual({
      version: 3,
      reason: 'Phoned',
      eventdate: '2031-06-07',
    });
  });

  it("shows a colleague's date, and saves the own one over it", async () => {
    const { openDialog, bodiesOf, user } = openOrder({
      [`POST ${EVENT_DATE}`]: refuseOnce(changedResponse({ eventdate: '2031-08-09' })),
    });
    const dialog = await openDialog('Set the wedding or event date');
    await user.type(dialog.getByLabelText(/Date of the wedding or event/), '2031-06-07');
    await user.type(dialog.getByLabelText('Reason'), 'Phoned');
    await user.click(dialog.getByRole('button', { name: 'Save the date' }));
    expect(await screen.findByText('Saturday 9 August 2031')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(bodiesOf(EVENT_DATE)).toHaveLength(2));
    expect(bodiesOf(EVENT_DATE).at(-1)).toMatchObject({ version: 4, eventdate: '2031-06-07' });
  });
});

describe('changing the addresses of a move', () => {
  it('sends both with floor, lift and parking, and names a wrong floor at its field', async () => {
    const { openDialog, bodiesOf, user } = openOrder(
      { [`POST ${ADDRESSES}`]: successResponse },
      withDestination,
    );
    const dialog = await openDialog('Change the addresses of the move');
    const [floor] = dialog.getAllByLabelText('Floor');
    if (floor === undefined) throw new Error('There is no floor.');
    await user.clear(floor);
    await user.type(floor, '61');
    await user.type(dialog.getByLabelText('Reason'), 'Another flat');
    await user.click(dialog.getByRole('button', { name: 'Save the addresses' }));
    expect(await dialog.findByText('Please type a floor from -2 to 60.')).toBeVisible();
    await user.clear(floor);
    await user.type(floor, '5');
    await user.click(dialog.getByRole('button', { name: 'Save the addresses' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const unchanged = { postcode: 'E16 0AA', lift: false, parking: 'permit' };
    expect(bodiesOf(ADDRESSES)).toEqual([
      {
        version: 3,
        reason: 'Another flat',
        pickup: { ...unchanged, address: '1 Old Street', floor: 5 },
        destination: { ...unchanged, address: '2 New Road', floor: 2 },
      },
    ]);
  });

  it('shows the address that a colleague saved, and keeps it if the reader did not touch it', async () => {
    const { move } = withDestination.schedule;
    const theirs = { ...move.to, address: '3 Hill Road' };
    const { openDialog, bodiesOf, user } = openOrder(
      {
        [`POST ${ADDRESSES}`]: refuseOnce(
          changedResponse({ schedule: { move: { ...move, to: theirs } } }),
        ),
      },
      withDestination,
    );
    const dialog = await openDialog('Change the addresses of the move');
    const [address] = dialog.getAllByLabelText('Address');
    if (address === undefined) throw new Error('There is no address.');
    await user.clear(address);
    await user.type(address, '9 Mill Lane');
    await user.type(dialog.getByLabelText('Reason'), 'Phoned');
    await user.click(dialog.getByRole('button', { name: 'Save the addresses' }));
    expect((await screen.findAllByText(/3 Hill Road/))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(bodiesOf(ADDRESSES)).toHaveLength(2));
    expect(bodiesOf(ADDRESSES).at(-1)).toMatchObject({
      version: 4,
      pickup: { address: '9 Mill Lane' },
      destination: { address: '3 Hill Road' },
    });
  });
});
