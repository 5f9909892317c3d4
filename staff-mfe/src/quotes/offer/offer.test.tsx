import { screen, waitFor, within } from '@testing-library/react';
import { dataResponse } from 'shared/testing';
import {
  acceptedQuote,
  changedResponse,
  GET_QUOTE,
  openQuote,
  PREVIEW,
  requestedQuote,
  SEND,
  sentOffer,
  sentQuote,
} from '../../testing/open-quote';

const preview = dataResponse({
  mail: { to: 'vera@example.com', subject: 'Your quote Q1001', html: '', text: 'Dear Vera' },
  page: {
    ...requestedQuote,
    notice: '',
    offer: {
      ...sentOffer,
      version: 1,
      restdueon: null,
      needseventdate: false,
      paytime: '',
      steps: ['We confirm the day by e-mail.'],
    },
    days: [],
    can: { accept: true, decline: true, ask: true, addphotos: true, pay: false },
    missing: [],
  },
});

const offerForm = () => screen.findByRole('form', { name: 'Offer' });
const findRequest = async () => within(await screen.findByRole('region', { name: 'Request' }));
const sums = () => screen.getByRole('group', { name: 'Sums' });

beforeEach(() => sessionStorage.clear());

describe('an offer', () => {
  test('begins with the move and the kit that the calculator suggests', async () => {
    const page = openQuote();
    const suggestions = within(await screen.findByRole('region', { name: 'Suggestions' }));
    expect(
      suggestions.getByText(/Van and crew fits, at its listed price within London/),
    ).toBeVisible();
    // Pressed twice, it is added once.
    await page.user.dblClick(
      screen.getByRole('button', { name: 'Add Van and crew, up to 35.0 m³, £300.00' }),
    );
    await waitFor(() => expect(sums()).toHaveTextContent('Total£305.00'));
    expect(screen.getByRole('button', { name: /^Added: Van and crew/ })).toBeDisabled();
    await page.press(/^Add Large Box, 60 boxes for the 46 on the list/);
    await waitFor(() => expect(sums()).toHaveTextContent('Total£307.50'));
  });

  test('suggests a free line for a move beyond the area of the packages', async () => {
    const { journey } = requestedQuote;
    const far = journey && { ...journey, to: { ...journey.to, postcode: 'LS1 4DY' } };
    const page = openQuote({ ...requestedQuote, journey: far });
    expect(await screen.findByText(/beyond the area of our packages/)).toBeVisible();
    await page.press('Add the line ‘Move of 6.1 m³, SE1 7PB to LS1 4DY’');
    expect(
      await screen.findByRole('textbox', { name: 'Price of Move of 6.1 m³, SE1 7PB to LS1 4DY' }),
    ).toBeVisible();
  });

  test('has the work of its request as the service of the first free line', async () => {
    const page = openQuote();
    await offerForm();
    await page.press('Add a free line');
    const service = await screen.findByRole('combobox', { name: /^Service as which/ });
    expect(service).toHaveDisplayValue('As: Removals');
  });

  test('is previewed as mail and page, and sent once with its version', async () => {
    const page = openQuote(requestedQuote, { [PREVIEW]: preview, [SEND]: dataResponse(sentQuote) });
    await page.press('Add Van and crew, up to 35.0 m³, £300.00');
    await waitFor(() => expect(sums()).toHaveTextContent('Total£305.00'));
    await page.user.click(screen.getByRole('checkbox', { name: /^Only a deposit/ }));
    await page.user.type(screen.getByRole('textbox', { name: 'Deposit' }), '50');
    await page.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Thank you.');
    const dialog = await page.openDialog('Preview');
    expect(dialog.getByText('Dear Vera')).toBeVisible();
    await page.user.click(dialog.getByRole('radio', { name: 'The page' }));
    expect(dialog.getByRole('table', { name: 'Lines' })).toHaveTextContent('Total£300.00');
    page.responses[GET_QUOTE] = dataResponse(sentQuote);
    const send = dialog.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(send).toBeEnabled());
    await page.user.click(send);
    expect(await screen.findByText('Version 1 is on its way.')).toBeInTheDocument();
    expect(page.bodiesOf(SEND)).toEqual([
      {
        version: 1,
        composition: {
          lines: [{ type: 'product', productid: 30, quantity: 1, addons: [] }],
          discount: null,
          delivery: null,
        },
        method: 'online',
        deposit: { amount: 5_000, restdays: 7 },
        validuntil: '2031-02-01',
        terms: 'Our usual terms.',
        message: 'Thank you.',
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeVisible();
    expect(screen.queryByText(/was sent since you began/)).not.toBeInTheDocument();
  });

  test('that was sent is not sent again until something is changed', async () => {
    const page = openQuote(sentQuote);
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
    await page.user.type(screen.getByRole('textbox', { name: 'Message' }), 'A new price');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('with missing or wrong fields says so at each and sends nothing', async () => {
    const page = openQuote({
      ...requestedQuote,
      suggested: { terms: '', validuntil: '2020-01-01' },
    });
    await offerForm();
    await page.user.click(screen.getByRole('checkbox', { name: /^Only a deposit/ }));
    await page.press('Send');
    expect(await screen.findByText('The offer has no lines yet.')).toBeVisible();
    expect(screen.getByLabelText('Valid until')).toHaveAccessibleDescription(
      /today or a later day/,
    );
    expect(screen.getByRole('textbox', { name: 'Deposit' })).toBeInvalid();
    expect(
      screen.getByRole('textbox', { name: 'Terms of this quote' }),
    ).toHaveAccessibleDescription('Terms are missing.');
    expect(page.bodiesOf(SEND)).toEqual([]);
  });

  test('keeps what was typed if a colleague changed the quote, and says what they changed', async () => {
    const current = { ...requestedQuote, version: 2, wisheddays: ['2031-04-04'] };
    const page = openQuote(requestedQuote, { [SEND]: changedResponse(current) });
    await page.press('Add Van and crew, up to 35.0 m³, £300.00');
    page.responses[GET_QUOTE] = dataResponse(current);
    await page.press('Send');
    expect(await screen.findByText('Somebody changed the quote meanwhile')).toBeVisible();
    expect(screen.getByText(/^By Kim Example/)).toBeVisible();
    expect(screen.getByText('Wished days: Friday 4 April 2031.')).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /Van and crew/ })).toBeVisible();
    expect(await (await findRequest()).findByText('Friday 4 April 2031')).toBeVisible();
    page.responses[SEND] = dataResponse({ ...sentQuote, version: 3 });
    await page.press('Send');
    await waitFor(() => expect(page.bodiesOf(SEND)).toHaveLength(2));
    expect(page.bodiesOf(SEND)[1]).toMatchObject({ version: 2 });
  });

  test('that the customer accepted meanwhile cannot be replaced, and leads to the order', async () => {
    const page = openQuote(sentQuote, { [SEND]: changedResponse(acceptedQuote, '') });
    await page.user.type(await screen.findByRole('textbox', { name: 'Message' }), 'A new price');
    page.responses[GET_QUOTE] = dataResponse(acceptedQuote);
    await page.press('Send');
    expect(
      await screen.findByText('The customer accepted the quote: it is order SLR10001 now.'),
    ).toBeVisible();
    expect(await screen.findByText('Accepted: order SLR10001')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('A new price');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  test('is saved as a draft while it is typed, and goes on with the draft', async () => {
    const page = openQuote();
    await page.user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Thank you');
    const saved = () => page.calls.filter(({ path }) => /^staff\/drafts\/[^/]+$/.test(path)).at(-1);
    await waitFor(() => expect(saved()).toBeDefined(), { timeout: 4000 });
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    const { body } = saved() as { body: { body: object } };
    expect(body).toMatchObject({ kind: 'quote', subject: 'Q1001', version: 0 });
    page.unmount();
    const draft = { key: crypto.randomUUID(), version: 1, updatedat: requestedQuote.createdat };
    openQuote(sentQuote, { 'GET staff/drafts': dataResponse([{ ...draft, ...body }]) });
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Thank you');
    // The draft began before version 1 was sent.
    expect(screen.getByText('Version 1 was sent since you began')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});
