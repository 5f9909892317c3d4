import { screen, waitFor, within } from '@testing-library/react';
import { dataResponse } from 'shared/testing';
import { createEndedQuote, customerQuote, offer } from '../testing/customer-quote';
import { BY_LINK, openMyQuote } from '../testing/open-my-quote';
import { quoteLinkToken } from './use-quote-link';

const findPage = () => screen.findByRole('heading', { level: 1, name: 'Your quote Q1001' });

afterEach(() => quoteLinkToken.delete());

describe("the page of a quote's mailed link", () => {
  test('opens without a sign-in, and removes the token from the address', async () => {
    const { calls, getAddress } = openMyQuote();
    await findPage();
    expect(getAddress()).toBe('/my-quote');
    expect(calls).toMatchObject([{ path: 'quotes/bylink', body: { token: 'secret-token' } }]);
    expect(calls[0]?.authorization).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('says at once what it costs, when it is paid, and until when it counts', async () => {
    openMyQuote();
    await findPage();
    const price = within(screen.getByRole('region', { name: 'Your price' }));
    for (const text of [
      '£800.00',
      'All in, with VAT.',
      'Pay £200.00 now by card, and £600.00 by Monday 3 March 2031.',
      'You can accept this quote until the end of Friday 28 February 2031.',
    ])
      expect(price.getByText(text)).toBeVisible();
  });

  test('lists everything that is included, the discount with its reason, and the tax', async () => {
    openMyQuote();
    await findPage();
    const included = screen.getByRole('region', { name: 'What is included' });
    for (const text of [
      'Two-Bedroom Move',
      'Up to 30 cubic metres, three movers',
      'Packing (qty: 2)',
      'Piano down two flights',
      'Discount: A move in the week',
      '−£50.00',
      'Includes VAT at 20% on £800.00: £133.33',
    ])
      expect(within(included).getByText(text)).toBeVisible();
    expect(screen.getByText('Our crew comes to you on the day that you choose.')).toBeVisible();
    expect(screen.getByText('Thank you for your list.')).toBeVisible();
  });

  test('opens the terms in place, and what was asked for', async () => {
    const { user } = openMyQuote();
    await findPage();
    const terms = screen.getByText(/Parking is yours to arrange/);
    expect(terms).not.toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Terms of this quote' }));
    expect(terms).toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'What you asked for' }));
    expect(screen.getByText('1 × Upright piano')).toBeVisible();
    expect(
      screen.getByText('2 New Road, SE1 7PB, floor 2, no lift, parking right outside'),
    ).toBeVisible();
  });

  test.each([
    ['offline', null, 'Nothing to pay now: you pay £800.00 on the day.'],
    ['online', null, 'Pay £800.00 now, by card.'],
    [
      'offline',
      { amount: 20_000, restdays: 3 },
      'Pay £200.00 now by card, and £600.00 on the day.',
    ],
  ] as const)('says how it is paid: %s with deposit %j', async (method, deposit, sentence) => {
    openMyQuote({ ...customerQuote, offer: { ...offer, method, deposit } });
    await findPage();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('says how long before the work the rest is due, while no day is chosen', async () => {
    openMyQuote({ ...customerQuote, offer: { ...offer, restdueon: '' } });
    await findPage();
    expect(
      screen.getByText('Pay £200.00 now by card, and £600.00 at least 3 days before the work.'),
    ).toBeVisible();
  });

  test.each([
    ['requested', 'We are working on your quote', 'We answer within a working day.'],
    ['declined', 'You have declined this quote', 'Call 020 7946 0123 for another.'],
    ['expired', 'This quote has expired', 'It ended on 3 March. Call 020 7946 0123.'],
    ['withdrawn', 'We have withdrawn this quote', 'Call 020 7946 0123.'],
  ] as const)('tells that it is %s, and offers no acceptance', async (state, title, notice) => {
    openMyQuote(createEndedQuote(state, notice));
    await findPage();
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Decline/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Your price' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
  });

  test('shows a request without an offer', async () => {
    openMyQuote(createEndedQuote('requested', 'We answer soon.', { offer: null }));
    await findPage();
    expect(screen.queryByRole('region', { name: 'Your price' })).not.toBeInTheDocument();
    expect(screen.getByText('We answer soon.')).toBeVisible();
  });

  test('leads from an accepted quote to its order', async () => {
    const order = { orderno: 'SLR10002', state: 'Part paid' };
    const { user, getAddress, findCall } = openMyQuote(
      createEndedQuote('accepted', 'Order SLR10002 is part paid.', { order }),
      { 'POST quotes/order': { body: { status: true, path: '/my-order#order-token' } } },
    );
    await user.click(await screen.findByRole('button', { name: 'See order SLR10002' }));
    await waitFor(() => expect(getAddress()).toBe('/my-order'));
    expect(findCall('quotes/order')?.body).toEqual({ token: 'secret-token' });
  });

  test('says that the link has ended, with the phone number', async () => {
    openMyQuote(customerQuote, { [BY_LINK]: { status: 404, body: { error: 'ended' } } });
    expect(await screen.findByText('This link opens no quote any more')).toBeVisible();
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
  });

  test.each([
    ['a server error', { status: 500 }],
    ['an HTML page', { raw: '<html></html>' }],
    ['no answer', 'no answer'],
  ] as const)('can be tried again after %s', async (_, response) => {
    const { user, responses } = openMyQuote(customerQuote, { [BY_LINK]: response });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    responses[BY_LINK] = dataResponse(customerQuote);
    await user.click(retryButton);
    await findPage();
  });

  test('opens again in the same tab without the token in the address, also without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { unmount } = openMyQuote();
    await findPage();
    unmount();
    openMyQuote(customerQuote, {}, { initialEntry: '/my-quote' });
    await findPage();
  });

  test('is not found, and calls nothing, if the backend has no quotes (rule 46)', () => {
    const { calls } = openMyQuote(customerQuote, {}, { config: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
