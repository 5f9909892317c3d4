import { screen, waitFor, within } from '@testing-library/react';
import { dataResponse, type FakeResponse } from 'shared/testing';
import { openQuote, requestedQuote } from '../../testing/open-quote';

const START = 'POST staff/quotes/start';
const CHANGE = 'POST staff/quotes/Q1001/request';
const started: FakeResponse = { body: { status: true, quoteno: 'Q1001' } };

const openForm = (responses: Record<string, FakeResponse> = {}) =>
  openQuote(requestedQuote, { [START]: started, ...responses }, { path: '/admin/quotes/new' });

const field = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('textbox', { name });

beforeEach(() => sessionStorage.clear());

describe('a quote for a caller', () => {
  test('is started with contact, addresses, furniture and days, and opens', async () => {
    const page = openForm();
    await page.user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Vera');
    await page.user.type(screen.getByRole('textbox', { name: 'Mobile' }), '07700900123');
    await page.user.type(field('Moving from', 'Post code'), 'SE1 7PB');
    await page.user.clear(field('Moving to', 'Floor'));
    await page.user.type(field('Moving to', 'Floor'), '3');
    await page.user.selectOptions(
      within(screen.getByRole('group', { name: 'Moving to' })).getByRole('combobox', {
        name: 'Lift',
      }),
      'There is a lift',
    );
    await page.user.type(screen.getByLabelText('Day 1'), '2031-03-03');
    await page.user.selectOptions(
      screen.getByRole('combobox', { name: 'Typical list of' }),
      'Studio',
    );
    expect(screen.getByRole('status', { name: 'Volume' })).toHaveTextContent(
      '8.0 m³ up to half a Luton van',
    );
    await page.press('Add another piece');
    await page.user.type(field('Other piece 1', 'Piece'), 'Aquarium');
    await page.user.type(field('Other piece 1', 'm³ each'), '0.8');
    await page.press('Start the quote');
    await waitFor(() => expect(page.getAddress()).toBe('/admin/quotes/Q1001'));
    const [body] = page.bodiesOf(START) as [{ items: object[] }];
    expect(body).toMatchObject({
      key: expect.any(String),
      contact: { name: 'Vera', mobile: '07700900123', email: '' },
      journey: {
        from: { postcode: 'SE1 7PB', floor: 0, lift: false, parking: 'unknown' },
        to: { postcode: '', floor: 3, lift: true },
      },
      wisheddays: ['2031-03-03'],
      note: '',
    });
    expect(body.items).toContainEqual({
      id: 'bed-double',
      name: 'Double bed with mattress',
      quantity: 1,
      litres: 1600,
    });
    expect(body.items).toContainEqual({ id: '', name: 'Aquarium', quantity: 1, litres: 800 });
  });

  test('without a move has no addresses and no furniture', async () => {
    const page = openForm();
    await page.user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Vera');
    await page.user.click(screen.getByRole('checkbox', { name: /^A move/ }));
    expect(screen.queryByRole('group', { name: 'Moving from' })).not.toBeInTheDocument();
    await page.press('Start the quote');
    await waitFor(() =>
      expect(page.bodiesOf(START)[0]).toMatchObject({ journey: null, items: [] }),
    );
  });

  test('keeps what was typed after a refusal, which stands at its field, and after a reload', async () => {
    const error = 'Give an e-mail address or a phone number.';
    const page = openForm({ [START]: { status: 400, body: { error, field: 'email' } } });
    await page.user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Vera');
    await page.press('Start the quote');
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(email).toHaveAccessibleDescription(error));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Vera');
    page.unmount();
    openForm();
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Vera');
  });

  test('is started once by a repeated press without an answer', async () => {
    const page = openForm({ [START]: 'no answer' });
    await page.user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Vera');
    await page.press('Start the quote');
    expect(await screen.findByText(/the shop did not answer/)).toBeInTheDocument();
    page.responses[START] = started;
    await page.press('Start the quote');
    await waitFor(() => expect(page.getAddress()).toBe('/admin/quotes/Q1001'));
    const [first, second] = page.bodiesOf(START) as { key: string }[];
    expect(second?.key).toBe(first?.key);
  });
});

describe('a changed request', () => {
  test('begins with what is stored, and keeps the volume of other pieces', async () => {
    const page = openQuote(requestedQuote, { [CHANGE]: dataResponse(requestedQuote) });
    const dialog = await page.openDialog('Change the request');
    expect(dialog.getByRole('status', { name: 'Volume' })).toHaveTextContent('6.1 m³');
    const note = dialog.getByRole('textbox', { name: 'Note' });
    await page.user.clear(note);
    await page.user.type(note, 'Two staircases');
    await page.press('Save the request');
    await waitFor(() => expect(page.bodiesOf(CHANGE)).toHaveLength(1));
    const { contact, journey, wisheddays } = requestedQuote;
    expect(page.bodiesOf(CHANGE)[0]).toEqual({
      version: 1,
      contact,
      journey,
      wisheddays,
      note: 'Two staircases',
      items: requestedQuote.items,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test("leaves a colleague's change of another part, and says what they changed", async () => {
    const current = {
      ...requestedQuote,
      version: 2,
      wisheddays: ['2031-04-04'],
      assignee: { id: 2, name: 'Bob' },
    };
    const page = openQuote(requestedQuote, {
      [CHANGE]: {
        status: 409,
        body: { error: 'Changed.', current, by: 'Bob', at: '2026-11-05T10:00:00.000Z' },
      },
    });
    const dialog = await page.openDialog('Change the request');
    await page.user.type(dialog.getByRole('textbox', { name: 'Note' }), '!');
    page.responses['GET staff/quotes/Q1001'] = dataResponse(current);
    await page.press('Save the request');
    expect(await dialog.findByText('Wished days: Friday 4 April 2031.')).toBeInTheDocument();
    expect(dialog.getByText('It is assigned to Bob.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('The staircase is narrow!');
    page.responses[CHANGE] = dataResponse(current);
    await page.press('Save the request');
    await waitFor(() => expect(page.bodiesOf(CHANGE)).toHaveLength(2));
    expect(page.bodiesOf(CHANGE)[1]).toMatchObject({
      version: 2,
      note: 'The staircase is narrow!',
      wisheddays: ['2031-04-04'],
    });
  });
});
