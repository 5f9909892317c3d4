import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import { dataResponse, type FakeResponse, unsuccessfulResponses } from 'shared/testing';
import { createEndedQuote, customerQuote, offer, openDays } from '../../testing/customer-quote';
import { ACCEPT, BY_LINK, openMyQuote } from '../../testing/open-my-quote';
import { openExternalPage } from '../open-external-page';
import { quoteLinkToken } from '../use-quote-link';

jest.mock('../open-external-page');

const PAGE_URL = 'https://checkout.stripe.com/c/pay/cs_1';
const accepted: FakeResponse = { body: { status: true, orderno: 'SLR10002', url: PAGE_URL } };
const acceptedQuote = createEndedQuote('accepted', 'Order SLR10002 waits for its payment.', {
  order: { orderno: 'SLR10002', state: 'Awaiting payment' },
  can: { accept: false, decline: false, ask: true, addphotos: true, pay: true },
});
const refuse = (code: string, error: string, more: object = {}): FakeResponse => ({
  status: 409,
  body: { status: false, error, code, ...more },
});

type Page = ReturnType<typeof openMyQuote>;

/** Opens the form that accepts the quote. */
async function openForm(
  quote: CustomerQuoteOnWire = customerQuote,
  responses: Record<string, FakeResponse> = { [ACCEPT]: accepted },
): Promise<Page> {
  const page = openMyQuote(quote, responses);
  const [button] = await screen.findAllByRole('button', { name: 'Accept this quote' });
  await page.user.click(button as HTMLElement);
  await screen.findByRole('textbox', { name: 'Your full name' });
  return page;
}

async function sign({ user }: Page) {
  await user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Robin Example');
  await user.click(screen.getByRole('checkbox', { name: /^I accept this quote for £800\.00/ }));
}

const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: /^Accept and/ }));
const findSent = ({ calls }: Page) => calls.filter(({ path }) => path === 'quotes/accept');
const chooseDay = ({ user }: Page, name: RegExp) => user.click(screen.getByRole('radio', { name }));

afterEach(() => {
  quoteLinkToken.delete();
  jest.mocked(openExternalPage).mockReset();
});

describe('accepting a quote', () => {
  test('takes the wished day, the addresses and the typed name, and opens the payment page', async () => {
    const page = await openForm();
    expect(screen.getByRole('heading', { name: 'Accept this quote' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Thursday 6 March 2031' })).toBeChecked();
    await sign(page);
    await press(page);
    await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith(PAGE_URL));
    const { from, to } = customerQuote.journey ?? {};
    expect(findSent(page).map(({ body }) => body)).toEqual([
      {
        token: 'secret-token',
        version: 1,
        name: 'Robin Example',
        termsaccepted: true,
        eventdate: '',
        note: '',
        schedule: { move: { date: '2031-03-06', half: 'morning', from, to, note: '' } },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Accept and pay £200.00 now' })).toBeDisabled();
  });

  test('says for the chosen day when the rest is due', async () => {
    const page = await openForm();
    const form = within(screen.getByRole('form', { name: 'Accept this quote' }));
    await chooseDay(page, /5 March 2031, afternoon only/);
    expect(form.getByText(/£600\.00 by Sunday 2 March 2031\./)).toBeVisible();
    expect(form.getByRole('radio', { name: /^Afternoon/ })).toBeChecked();
  });

  test('sends corrected addresses and details, and a note for the crew', async () => {
    const page = await openForm();
    const { user } = page;
    await user.click(screen.getByRole('button', { name: 'Correct the addresses' }));
    const to = within(screen.getByRole('group', { name: 'Moving to' }));
    await user.clear(to.getByRole('textbox', { name: 'Postcode' }));
    await user.type(to.getByRole('textbox', { name: 'Postcode' }), 'n11aa');
    await user.selectOptions(to.getByRole('combobox', { name: 'Floor' }), 'Floor 4');
    await user.click(screen.getByRole('button', { name: 'Correct your details' }));
    await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '4');
    await user.type(screen.getByRole('textbox', { name: /^A note for us/ }), 'A cat');
    await sign(page);
    await press(page);
    await waitFor(() => expect(findSent(page)).toHaveLength(1));
    expect(findSent(page)[0]?.body).toMatchObject({
      schedule: { move: { to: { postcode: 'N1 1AA', floor: 4 }, note: 'A cat' } },
      contact: { mobile: '077009001234' },
    });
  });

  test('can use the address that the customer moves from', async () => {
    const contact = { ...customerQuote.contact, address: '', postalcode: '' };
    const { user } = await openForm({
      ...customerQuote,
      contact,
      missing: ['address', 'postalcode'],
    });
    await user.click(screen.getByRole('button', { name: 'Use the address that you move from' }));
    const from = customerQuote.journey?.from;
    const ownAddress = screen.getByRole('textbox', { name: 'Address' });
    expect(ownAddress).toHaveValue(from?.address);
    expect(ownAddress).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveValue(from?.postcode);
  });

  test('asks for what is missing at its field, and focuses the first', async () => {
    const journey = { from: { ...address, address: '' }, to: address };
    const page = await openForm({ ...customerQuote, journey, wisheddays: [], missing: ['mobile'] });
    const { user } = page;
    await user.clear(screen.getByRole('textbox', { name: 'Mobile' }));
    await press(page);
    expect(screen.getByText('Please choose a day.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your move' })).toHaveFocus();
    const from = within(screen.getByRole('group', { name: 'Moving from' }));
    expect(from.getByRole('textbox', { name: 'Full address' })).toHaveAccessibleDescription(
      'Please give the full address.',
    );
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Your full name' })).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please read the terms above and tick the box.',
    );
    expect(findSent(page)).toEqual([]);
  });

  test('needs neither day nor payment if the quote needs none', async () => {
    const simpleOffer = { ...offer, needs: [], method: 'offline' as const, deposit: null };
    const page = await openForm(
      { ...customerQuote, offer: simpleOffer, days: [], journey: null },
      { [ACCEPT]: { body: { status: true, orderno: 'SLR10002' } } },
    );
    await sign(page);
    page.responses[BY_LINK] = dataResponse(
      createEndedQuote('accepted', 'Thank you. Your order is SLR10002.', {
        order: { orderno: 'SLR10002', state: 'To be paid on the day' },
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Accept and order' }));
    expect(await screen.findByText('You have accepted this quote')).toBeVisible();
    expect(screen.getByRole('button', { name: 'See order SLR10002' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Accept this quote' })).not.toBeInTheDocument();
    expect(openExternalPage).not.toHaveBeenCalled();
  });

  test('goes on without a day if none is free, and says that one is agreed', async () => {
    const page = await openForm({ ...customerQuote, days: [{ trade: 'move', days: [] }] });
    expect(screen.getByText(/You can accept all the same/)).toBeVisible();
    await page.user.type(screen.getByRole('textbox', { name: /^A note for us/ }), 'A cat');
    await sign(page);
    await press(page);
    await waitFor(() => expect(findSent(page)).toHaveLength(1));
    expect(findSent(page)[0]?.body).toMatchObject({ note: 'A cat' });
    expect(findSent(page)[0]?.body).not.toHaveProperty('schedule');
  });

  test('is sent once by a double click', async () => {
    const page = await openForm(customerQuote, {
      [ACCEPT]: async () => accepted,
    });
    await sign(page);
    await page.user.dblClick(screen.getByRole('button', { name: /^Accept and/ }));
    await waitFor(() => expect(openExternalPage).toHaveBeenCalledTimes(1));
    expect(findSent(page)).toHaveLength(1);
  });

  test('asks for the date of the wedding if garments need it', async () => {
    const page = await openForm({ ...customerQuote, offer: { ...offer, needseventdate: true } });
    await page.user.type(screen.getByLabelText(/^Date of the wedding or event/), '2031-05-01');
    await sign(page);
    await press(page);
    await waitFor(() => expect(findSent(page)[0]?.body).toMatchObject({ eventdate: '2031-05-01' }));
  });
});

const address = { address: '2 New Road', postcode: 'SE1 7PB', floor: 0, lift: false };

describe('an acceptance that is refused, or whose answer is lost', () => {
  test('shows the open days if the day filled up meanwhile, and loses nothing that was typed', async () => {
    const page = await openForm(customerQuote, {
      [ACCEPT]: refuse('day_full', 'There is no place left on that morning.', { trade: 'move' }),
    });
    await sign(page);
    page.responses[BY_LINK] = dataResponse({
      ...customerQuote,
      days: [{ trade: 'move', days: openDays.slice(0, 1) }],
    });
    await press(page);
    expect(await screen.findByText('This day has become full')).toBeVisible();
    expect(screen.getByText('There is no place left on that morning.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /6 March/ })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Robin Example');
    await chooseDay(page, /5 March/);
    page.responses[ACCEPT] = accepted;
    await press(page);
    await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith(PAGE_URL));
    expect(findSent(page)[1]?.body).toMatchObject({
      schedule: { move: { date: '2031-03-05', half: 'afternoon' } },
    });
  });

  test('shows a newer version, and asks for its terms again', async () => {
    const error = 'There is a newer version of this quote.';
    const page = await openForm(customerQuote, { [ACCEPT]: refuse('quote_changed', error) });
    await sign(page);
    page.responses[BY_LINK] = dataResponse({
      ...customerQuote,
      offer: { ...offer, version: 2, total: 90_000 },
    });
    await press(page);
    expect(await screen.findByText('We have sent you a newer version meanwhile')).toBeVisible();
    const box = screen.getByRole('checkbox', { name: /^I accept this quote for £900\.00/ });
    expect(box).not.toBeChecked();
    await press(page);
    expect(findSent(page)).toHaveLength(1);
    await page.user.click(box);
    page.responses[ACCEPT] = accepted;
    await press(page);
    await waitFor(() => expect(findSent(page)[1]?.body).toMatchObject({ version: 2 }));
  });

  test('tells that the quote was withdrawn meanwhile', async () => {
    const page = await openForm(customerQuote, { [ACCEPT]: refuse('quote_withdrawn', 'No.') });
    await sign(page);
    page.responses[BY_LINK] = dataResponse(
      createEndedQuote('withdrawn', 'We took it back. Call 020 7946 0123.'),
    );
    await press(page);
    expect(await screen.findByText('We have withdrawn this quote')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Accept this quote' })).not.toBeInTheDocument();
  });

  test.each([
    ['no answer', 'no answer'],
    ['an HTML page', unsuccessfulResponses['an HTML page']],
    ['a server error', { status: 502, body: {} }],
  ] as const)('can be sent again after %s, which is the same acceptance', async (_, response) => {
    const page = await openForm(customerQuote, { [ACCEPT]: response as FakeResponse });
    await sign(page);
    await press(page);
    expect(await screen.findByText(/it never makes a second order/)).toBeVisible();
    page.responses[ACCEPT] = accepted;
    await press(page);
    await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith(PAGE_URL));
    expect(findSent(page)[1]?.body).toEqual(findSent(page)[0]?.body);
  });

  test('shows the order and its payment if the lost answer was an acceptance, or another tab accepted', async () => {
    const page = await openForm(customerQuote, { [ACCEPT]: 'no answer' });
    await sign(page);
    page.responses[BY_LINK] = dataResponse(acceptedQuote);
    page.responses['POST quotes/pay'] = accepted;
    await press(page);
    expect(await screen.findByText('Order SLR10002 waits for its payment.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Pay £200.00 now' }));
    await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith(PAGE_URL));
  });

  test('asks for another day before the payment if the former one was released and is full now', async () => {
    const error = 'There is no place left on that morning.';
    const page = openMyQuote(acceptedQuote, {
      'POST quotes/pay': refuse('day_full', error, { trade: 'move', days: openDays }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Pay £200.00 now' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay £200.00 now' })).toBeDisabled();
    await page.user.click(await screen.findByRole('radio', { name: /5 March/ }));
    page.responses['POST quotes/pay'] = accepted;
    await page.user.click(screen.getByRole('button', { name: 'Pay £200.00 now' }));
    await waitFor(() => expect(openExternalPage).toHaveBeenCalledWith(PAGE_URL));
    expect(page.calls.filter(({ path }) => path === 'quotes/pay')[1]?.body).toEqual({
      token: 'secret-token',
      schedule: { move: { date: '2031-03-05', half: 'afternoon' } },
    });
  });

  test('shows a refused name at its field', async () => {
    const page = await openForm(customerQuote, {
      [ACCEPT]: { status: 400, body: { error: 'This is no name.', field: 'name' } },
    });
    await sign(page);
    await press(page);
    const field = screen.getByRole('textbox', { name: 'Your full name' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is no name/));
    expect(field).toHaveFocus();
  });

  test('follows no address of a stranger, and then offers to pay', async () => {
    const page = await openForm(customerQuote, {
      [ACCEPT]: { body: { status: true, orderno: 'SLR10002', url: 'https://evil.example/pay' } },
    });
    await sign(page);
    page.responses[BY_LINK] = dataResponse(acceptedQuote);
    await press(page);
    expect(await screen.findByRole('button', { name: 'Pay £200.00 now' })).toBeVisible();
    expect(openExternalPage).not.toHaveBeenCalled();
  });
});
