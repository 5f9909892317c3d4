import { act, screen, waitFor, within } from '@testing-library/react';
import { dataResponse, fakeUploads } from 'shared/testing';
import {
  acceptedQuote,
  changedResponse,
  GET_QUOTE,
  openQuote,
  requestedQuote,
  sentOffer,
  sentQuote,
} from '../../testing/open-quote';

const ASSIGN = 'POST staff/quotes/Q1001/assignee';
const EXTEND = 'POST staff/quotes/Q1001/extend';
const WITHDRAW = 'POST staff/quotes/Q1001/withdraw';
const REMIND = 'POST staff/quotes/Q1001/remind';
const COPY = 'POST staff/quotes/Q1001/copy';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const photo = (id: number) => ({
  id,
  url: `quotes/photos/${id}`,
  thumbnailurl: `quotes/photos/${id}?small`,
  width: 40,
  height: 30,
  at: requestedQuote.createdat,
});

beforeEach(() => sessionStorage.clear());

describe('the page of a quote', () => {
  test('has the request with both addresses, wished days and furniture by room with volume', async () => {
    openQuote();
    const request = await section('Request');
    expect(
      request.getByText('SE1 7PB, floor 2, no lift, parking needs a permit'),
    ).toBeInTheDocument();
    expect(
      request.getByText('1 Example Street, E16 0AA, ground floor, with a lift, parking not known'),
    ).toBeInTheDocument();
    expect(request.getByText('Monday 3 March 2031')).toBeInTheDocument();
    expect(request.getByText('6.1 m³, up to half a Luton van')).toBeInTheDocument();
    expect(request.getByRole('heading', { name: 'Living room 3.0 m³' })).toBeInTheDocument();
    expect(request.getByText('46 × Removal box')).toBeInTheDocument();
    expect(request.getByRole('heading', { name: 'Other pieces 0.8 m³' })).toBeInTheDocument();
  });

  test('leads to the customer and to the conversation, which can be answered', async () => {
    openQuote();
    expect(await screen.findByRole('link', { name: 'All about this customer' })).toHaveAttribute(
      'href',
      '/admin/customers/of-quote/Q1001',
    );
    const conversation = await section('Conversation');
    expect(conversation.getByText('Can you come on a Saturday?')).toBeInTheDocument();
    expect(conversation.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
      'href',
      '/admin/messages/12',
    );
    expect(conversation.getByRole('button', { name: 'Reply' })).toBeEnabled();
  });

  test('opens photos large, one after the other by keyboard', async () => {
    const page = openQuote({ ...requestedQuote, photos: [photo(1), photo(2)] });
    const dialog = await page.openDialog('Open photo 1 of 2');
    expect(dialog.getByRole('heading', { name: 'Photo 1 of 2' })).toBeInTheDocument();
    await page.user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('heading', { name: 'Photo 2 of 2' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('takes photos that came in another way, as many as it can have', async () => {
    const photos = Array.from({ length: 19 }, (_, index) => photo(index + 1));
    const page = openQuote({ ...requestedQuote, photos });
    const uploads = fakeUploads();
    const createFile = (name: string) => new File(['a photo'], name, { type: 'image/jpeg' });
    const chooser = await screen.findByLabelText('Choose photos');
    await page.user.upload(chooser, ['hall.jpg', 'stairs.jpg'].map(createFile));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]).toMatchObject({
      url: 'http://shop.test/api/staff/quotes/Q1001/photos',
      headers: { 'x-photo-key': expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    page.responses[GET_QUOTE] = dataResponse({ ...requestedQuote, photos: [...photos, photo(20)] });
    act(() => uploads[0]?.answer(200, { status: true, data: photo(20) }));
    expect(
      await screen.findByText('There can be no more photos. Remove one to add another.'),
    ).toBeVisible();
    expect(screen.getByText('1 photo was left out, because there can be no more.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '20 photos' })).toBeVisible();
  });

  test('is assigned, and says so if a colleague was faster', async () => {
    const taken = { ...requestedQuote, version: 2, assignee: { id: 2, name: 'Bob' } };
    const page = openQuote(requestedQuote, { [ASSIGN]: changedResponse(taken, 'Bob') });
    await screen.findByRole('button', { name: 'Take it' });
    page.responses[GET_QUOTE] = dataResponse(taken);
    await page.press('Take it');
    expect(await screen.findByText('It is assigned to Bob.')).toBeInTheDocument();
    const assignee = screen.getByRole('combobox', { name: 'Assigned to' });
    await waitFor(() => expect(assignee).toHaveDisplayValue('Bob'));
    page.responses[ASSIGN] = dataResponse({ ...taken, assignee: null });
    await page.user.selectOptions(assignee, 'Nobody');
    await waitFor(() =>
      expect(page.bodiesOf(ASSIGN)).toEqual([
        { version: 1, assignee: 1 },
        { version: 2, assignee: null },
      ]),
    );
  });

  test('says why an action is not possible, and has the possible ones as buttons', async () => {
    const page = openQuote();
    await page.user.click(await screen.findByText('Not possible now'));
    expect(screen.getAllByText('No offer was sent yet.', { exact: false })[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remind' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  test('reminds, extends and withdraws, each once and with its version', async () => {
    const page = openQuote(sentQuote, {
      [REMIND]: dataResponse(sentQuote),
      [EXTEND]: dataResponse(sentQuote),
      [WITHDRAW]: dataResponse(sentQuote),
    });
    await page.openDialog('Remind');
    await page.press('Send the reminder');
    await waitFor(() => expect(page.bodiesOf(REMIND)).toEqual([{ version: 2 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const extension = await page.openDialog('Extend');
    const day = extension.getByLabelText('Valid until');
    await page.user.clear(day);
    await page.user.type(day, '2020-01-01');
    await page.press('Extend the quote');
    expect(day).toHaveAccessibleDescription(/today or a later day/);
    await page.user.clear(day);
    await page.user.type(day, '2031-02-15');
    await page.press('Extend the quote');
    await waitFor(() =>
      expect(page.bodiesOf(EXTEND)).toEqual([{ version: 2, validuntil: '2031-02-15' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const withdrawal = await page.openDialog('Withdraw');
    await page.press('Withdraw the quote');
    const reason = withdrawal.getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription(/Please give a reason/);
    await page.user.type(reason, 'We have no crew');
    await page.press('Withdraw the quote');
    await waitFor(() =>
      expect(page.bodiesOf(WITHDRAW)).toEqual([{ version: 2, reason: 'We have no crew' }]),
    );
  });

  test('is copied into another quote, which opens', async () => {
    const page = openQuote(sentQuote, {
      [COPY]: { body: { status: true, quoteno: 'Q1002' } },
      'GET staff/quotes/Q1002': dataResponse({ ...requestedQuote, quoteno: 'Q1002' }),
    });
    await page.press('Copy');
    await waitFor(() => expect(page.getAddress()).toBe('/admin/quotes/Q1002'));
  });

  test('has two versions side by side, with what was added, removed and changed', async () => {
    const [crew] = sentOffer.lines;
    const second = {
      ...sentOffer,
      number: 2,
      lines: [
        { ...crew, price: 28_000, amount: 28_000 },
        { ...crew, productid: 0, name: 'Piano', price: 9_000, amount: 9_000 },
      ],
      total: 37_000,
    };
    const first = {
      ...sentOffer,
      lines: [crew, { ...crew, productid: 10, name: 'Large Box', price: 250, amount: 250 }],
    };
    openQuote({ ...sentQuote, offers: [second, first] as (typeof sentOffer)[] });
    const table = within(await screen.findByRole('table', { name: 'Version 1 beside version 2' }));
    expect(table.getByRole('rowheader', { name: 'Van and crew Changed' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Piano Added' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Large Box Removed' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Valid until' })).toBeVisible();
  });

  test('leads to the order of an accepted quote and composes no more', async () => {
    openQuote(acceptedQuote);
    expect(await screen.findByRole('link', { name: 'Open the order SLR10001' })).toHaveAttribute(
      'href',
      '/admin/orders/SLR10001',
    );
    expect(screen.queryByRole('form', { name: 'Offer' })).not.toBeInTheDocument();
  });

  test('says that there is no such quote, and that it could not be loaded', async () => {
    const missing = openQuote(requestedQuote, { [GET_QUOTE]: { status: 404, body: {} } });
    expect(await screen.findByText('There is no quote Q1001')).toBeInTheDocument();
    missing.unmount();
    openQuote(requestedQuote, { [GET_QUOTE]: { status: 500, body: {} } });
    expect(await screen.findByText('We could not load the quote')).toBeInTheDocument();
  });
});
