import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyResponses, fakeBackend, renderPage, unsuccessfulResponses } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from '../testing/filled-basket';
import { customer, createMinimalResponses } from '../testing/minimal-backend';

const at = (address: string) =>
  renderPage(routes, { initialEntry: address, user: { id: 7 }, state: filledBasket });
/** Presses the submit button after the form has loaded the saved record. */
async function proceed({ user }: ReturnType<typeof at>) {
  const button = await screen.findByRole('button', { name: 'Proceed to Checkout' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
const save = 'POST users/addcustomers';
const backend = (more = {}) =>
  fakeBackend({ ...createMinimalResponses(), [save]: { body: { insertId: 9 } }, ...more });

describe('shipping details (specification, sections 2 and 7)', () => {
  it('has the fields First Name, Last Name, Mobile, Address, City and Post Code', async () => {
    backend({ 'GET users/getcustomers/7': { body: null } });
    at('/details');
    const fields = await screen.findAllByRole('textbox');
    expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'First Name',
      'Last Name',
      'Mobile',
      'Address',
      'City',
      'Post Code',
    ]);
    expect(screen.getByLabelText('Mobile')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Post Code')).toHaveAttribute('autocomplete', 'postal-code');
  });

  it('are filled from the saved customer record without overwriting typed text', async () => {
    let respond: (given: unknown) => void = () => undefined;
    backend({ 'GET users/getcustomers/7': () => new Promise((resolve) => (respond = resolve)) });
    const { user } = at('/details');
    await user.type(await screen.findByLabelText('City'), 'Leeds');
    await act(async () => respond({ body: customer }));
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Ada'));
    expect(screen.getByLabelText('Last Name')).toHaveValue('Example');
    expect(screen.getByLabelText('City')).toHaveValue('Leeds');
  });

  it('show a failure with a retry button if the saved record could not be read (rule 9)', async () => {
    const { responses } = backend({ 'GET users/getcustomers/7': 'no answer' });
    const { user } = at('/details');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    responses['GET users/getcustomers/7'] = { body: customer };
    await user.click(retryButton);
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Ada'));
  });

  it('show that the saved record loads, and send nothing before, so that it is not overwritten', async () => {
    let respond: (given: unknown) => void = () => undefined;
    const { calls } = backend({
      'GET users/getcustomers/7': () => new Promise((resolve) => (respond = resolve)),
    });
    const page = at('/details');
    await page.user.type(await screen.findByLabelText('City'), 'Leeds{Enter}');
    expect(screen.getByText('Loading your saved details…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    await act(async () => respond({ body: customer }));
    await waitFor(() => expect(screen.queryByText('Loading your saved details…')).toBeNull());
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
    const sent = calls.filter(({ path }) => path === 'users/addcustomers');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ name: 'Ada', city: 'Leeds', postalcode: 'E16 0AA' });
  });

  it.each(['no answer' as const, { body: { status: false, error: 'Away' } }])(
    'are read again instead of overwriting a record that could not be read (%j)',
    async (failed) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { calls, responses } = backend({ 'GET users/getcustomers/7': failed });
      const page = at('/details');
      await screen.findByText('We could not load your saved details');
      responses['GET users/getcustomers/7'] = { body: customer };
      await page.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
      await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Ada'));
      expect(calls.some(({ path }) => path === 'users/addcustomers')).toBe(false);
      expect(page.getAddress()).toBe('/details');
    },
  );

  it('accept only digits in Mobile', async () => {
    backend({ 'GET users/getcustomers/7': { body: {} } });
    const { user } = at('/details');
    await user.type(await screen.findByLabelText('Mobile'), '020 7946-0123x');
    await user.tab();
    expect(screen.getByLabelText('Mobile')).toHaveValue('02079460123');
  });

  it('send empty fields unchanged, store insertId as customerId and go to /checkout', async () => {
    const { calls } = backend({ 'GET users/getcustomers/7': { body: [] } });
    const page = at('/details');
    await page.user.type(await screen.findByLabelText('First Name'), 'Ada');
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
    expect(calls.find(({ path }) => path === 'users/addcustomers')?.body).toEqual({
      name: 'Ada',
      lastname: '',
      city: '',
      mobile: '',
      address: '',
      postalcode: '',
      userid: 7,
    });
    expect(localStorage.getItem('customerId')).toBe('9');
  });

  it.each([
    [{ insertId: '12' }, '12'],
    [{ data: { insertId: 13 } }, '13'],
    [{ status: true, insertId: 14, data: {} }, '14'],
  ])('reads insertId from %j', async (body, stored) => {
    backend({ [save]: { body } });
    await proceed(at('/details'));
    await waitFor(() => expect(localStorage.getItem('customerId')).toBe(stored));
  });

  it('have an order summary with lines, delivery charge, total, and a text that collection is free of the charge', async () => {
    backend();
    at('/details');
    const summary = await screen.findByRole('complementary', { name: 'Order summary' });
    expect(within(summary).getByText('Full length dress clean (qty: 1)')).toBeVisible();
    expect(within(summary).getByText('Stain guard (qty: 1)')).toBeVisible();
    expect((await within(summary).findByText('Van delivery')).nextSibling).toHaveTextContent(
      '£15.00',
    );
    expect(within(summary).getByText('Total Amount To Pay').nextSibling).toHaveTextContent(
      '£758.00',
    );
    expect(
      within(summary).getByText(/This charge is for card orders. Collection Only is free of it/),
    ).toBeVisible();
  });

  it("use the label 'Delivery Charge' for a delivery option without a name", async () => {
    backend({
      'GET users/getdeliverycharges': { body: { data: [{ id: 1, delivery_charge: 10 }] } },
    });
    at('/details');
    expect((await screen.findByText('Delivery Charge')).nextSibling).toHaveTextContent('£10.00');
  });

  it('show a failure with a retry button if the delivery charge could not be read (rule 9)', async () => {
    const { responses } = backend({ 'GET users/getdeliverycharges': 'no answer' });
    const { user } = at('/details');
    expect(await screen.findByText('We could not load the delivery charge')).toBeVisible();
    responses['GET users/getdeliverycharges'] = { body: [{ id: 1, delivery_charge: 15 }] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const total = (await screen.findByText('Total Amount To Pay')).nextSibling;
    await waitFor(() => expect(total).toHaveTextContent('£758.00'));
    expect(screen.queryByText('We could not load the delivery charge')).toBeNull();
  });

  it('are at /profile too, which returns to /checkout (rule 2)', async () => {
    backend();
    const page = at('/profile');
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
  });
});

describe('shipping details that cannot be saved (specification, section 8)', () => {
  it.each([
    { status: 500, body: { error: 'Away' } },
    ...Object.values({ ...unsuccessfulResponses, ...emptyResponses }),
    'no answer' as const,
  ])(
    'are only logged, the typed text stays and the form is enabled again (%j)',
    async (response) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      backend({ 'GET users/getcustomers/7': { body: null }, [save]: response });
      const page = at('/details');
      await page.user.type(await screen.findByLabelText('First Name'), 'Ada');
      await proceed(page);
      await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
      const button = screen.getByRole('button', { name: 'Proceed to Checkout' });
      await waitFor(() => expect(button).toBeEnabled());
      expect(page.getAddress()).toBe('/details');
      expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('rate-limited shipping details (rule 53)', () => {
  it('show the sentence and keep the typed text', async () => {
    const error = 'Too many attempts. Please wait 5 minutes and try again.';
    const { responses } = backend({
      'GET users/getcustomers/7': { body: null },
      [save]: { status: 429, body: { error } },
    });
    const page = at('/details');
    await page.user.type(await screen.findByLabelText('First Name'), 'Ada');
    await proceed(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
    responses[save] = { body: { insertId: 9 } };
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
  });
});

describe('the lookup of the address', () => {
  const lookup = 'POST users/addresses/lookup';
  const found = { address: '2 Barons Court Road', city: 'London', postalcode: 'ID1 1QD' };
  const open = () =>
    renderPage(routes, {
      initialEntry: '/details',
      user: { id: 7 },
      state: filledBasket,
      config: { features: ['address-lookup'] },
    });

  it('fills in address, city and postcode, which are saved', async () => {
    const { calls } = backend({
      'GET users/getcustomers/7': { body: null },
      [lookup]: { body: { status: true, data: [found] } },
    });
    const page = open();
    await page.user.type(await screen.findByLabelText('First Name'), 'Ada');
    await page.user.type(screen.getByLabelText('Post Code'), 'id11qd');
    await page.user.click(await screen.findByRole('button', { name: 'Find address' }));
    await page.user.selectOptions(await screen.findByRole('combobox'), found.address);
    await proceed(page);
    const { body } = calls.find(({ path }) => path === 'users/addcustomers') ?? {};
    expect(body).toMatchObject({ ...found, name: 'Ada' });
  });

  it('leaves the form as it is if it fails', async () => {
    const { calls } = backend({
      'GET users/getcustomers/7': { body: customer },
      [lookup]: { status: 503, body: { status: false, error: 'x' } },
    });
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Find address' }));
    expect(await screen.findByText(/Please type the address/)).toBeVisible();
    await proceed(page);
    expect(calls.some(({ path }) => path === 'users/addcustomers')).toBe(true);
  });
});
