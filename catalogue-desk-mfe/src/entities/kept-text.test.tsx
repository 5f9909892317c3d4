import { screen, waitFor, within } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse, successResponse } from 'shared/testing';
import {
  bubbleWrap,
  changedResponse,
  draft,
  entity,
  openCatalogue,
  row,
  retype,
  saveInDraft,
} from '../testing/open-catalogue';
import { chooseDraft } from '../frame/chosen-draft';

const GET = 'GET staff/catalogue/products/12?draft=7';
const SAVE = 'POST staff/catalogue/products/12';
const ADD = 'POST staff/catalogue/products';

const open = (more = {}) =>
  openCatalogue('products/12', { [GET]: dataResponse(entity(bubbleWrap)), ...more });

beforeAll(() => Promise.all([loadIdleModules(), import('./entity-page')]));
beforeEach(() => {
  sessionStorage.clear();
  chooseDraft(null);
});

/** Returns the stored form values that are not saved in the draft. */
const readKeptText = () =>
  Object.entries(sessionStorage)
    .filter(([key]) => key.includes('catalogue products'))
    .map(([, text]) => text)
    .join();

describe('what is typed in a form', () => {
  const created = dataResponse({ id: 8, version: 1 });
  const noDraft = {
    'GET staff/catalogue/drafts': dataResponse([]),
    'POST staff/catalogue/drafts': created,
    'GET staff/catalogue/products/12': dataResponse(entity(bubbleWrap, { version: 0 })),
    'GET staff/catalogue/products/12?draft=8': dataResponse(entity(bubbleWrap, { version: 0 })),
    'GET staff/catalogue/services?draft=8&size=200': dataResponse([], { next: '' }),
  };
  const openedDraft = dataResponse([{ ...draft, id: 8 }]);

  test('is kept until it is saved, also if the first save begins a draft', async () => {
    const error = 'Address: another product has it.';
    const page = openCatalogue('products/12', {
      ...noDraft,
      [SAVE]: { status: 400, body: { error, field: 'slug' } },
    });
    const slug = await retype(page, 'Address', 'tape');
    page.responses['GET staff/catalogue/drafts'] = openedDraft;
    await saveInDraft(page);
    await waitFor(() => expect(slug).toHaveAccessibleDescription(expect.stringContaining(error)));
    expect(readKeptText()).toContain('tape');
    await retype(page, 'Address', 'box');
    page.responses[SAVE] = changedResponse(12, 2);
    await saveInDraft(page);
    await screen.findByText(/Saved in the draft\./);
    expect(readKeptText()).toBe('');
  });

  test('is no start of the next new product', async () => {
    const page = openCatalogue('products/new', {
      ...noDraft,
      'GET staff/catalogue/services?size=200': dataResponse([row(4, { name: 'Removals' })], {
        next: '',
      }),
      'GET staff/catalogue/services?draft=8&size=200': dataResponse([], { next: '' }),
      'GET staff/catalogue/products/31?draft=8': dataResponse(
        entity({ ...bubbleWrap, name: 'Box' }, { published: null, version: 1 }),
      ),
      [ADD]: changedResponse(31, 1),
    });
    await page.user.type(await screen.findByLabelText('Name'), 'Box');
    await page.user.type(screen.getByLabelText('Price'), '4');
    await page.user.selectOptions(
      screen.getByLabelText('Service'),
      await screen.findByRole('option', { name: 'Removals' }),
    );
    page.responses['GET staff/catalogue/drafts'] = openedDraft;
    await saveInDraft(page);
    await waitFor(() => expect(page.getAddress()).toBe('/admin/catalogue/products/31'));
    expect(readKeptText()).toBe('');
  });

  test('is nothing after a fresh value of a colleague', async () => {
    const page = open({
      'POST staff/catalogue/products/visibility': successResponse,
    });
    await screen.findByLabelText('Price');
    page.responses[GET] = dataResponse(entity({ ...bubbleWrap, price: 1300 }, { version: 7 }));
    await page.user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('13.00'));
    expect(readKeptText()).toBe('');
    // Simulates that a colleague discards the change.
    page.responses[GET] = dataResponse(entity({ ...bubbleWrap, price: 1000 }, { version: 0 }));
    await page.user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('10.00'));
  });

  test('goes into another draft after a colleague published this one', async () => {
    const error = 'This draft is published already.';
    const page = open({ [SAVE]: { status: 404, body: { error, code: 'draft_closed' } } });
    const { responses } = page;
    await retype(page, 'Size', '25 m');
    Object.assign(responses, noDraft, {
      'GET staff/catalogue/products/12': dataResponse(
        entity({ ...bubbleWrap, description: '12 m' }, { version: 0, change: 'none' }),
      ),
    });
    await saveInDraft(page);
    expect(await screen.findByText(/goes into another draft/)).toBeVisible();
    await screen.findByText(/No draft is open/);
    expect(screen.getByLabelText('Size')).toHaveValue('25 m');
    responses['GET staff/catalogue/products/12?draft=8'] =
      responses['GET staff/catalogue/products/12'] ?? successResponse;
    responses[SAVE] = changedResponse(12, 2);
    await saveInDraft(page);
    const table = await screen.findByRole('table', { name: 'Fields that differ' });
    expect(within(table).getByRole('row', { name: /Size/ })).toHaveTextContent(/12 m.*25 m/);
    responses['GET staff/catalogue/drafts'] = openedDraft;
    await page.user.click(screen.getByRole('button', { name: 'Save mine as well' }));
    await waitFor(() => expect(page.bodiesOf(SAVE)).toHaveLength(2));
    expect(page.bodiesOf(SAVE)[1]).toEqual({
      draft: 8,
      version: 0,
      values: { description: '25 m' },
    });
  });

  test('begins with the values of a new draft, not with those of the former one', async () => {
    const page = open({
      'POST staff/catalogue/drafts': dataResponse({ id: 9, version: 1 }),
      'GET staff/catalogue/products/12?draft=9': dataResponse(entity(bubbleWrap, { version: 0 })),
      'GET staff/catalogue/services?draft=9&size=200': dataResponse([], { next: '' }),
      [SAVE]: changedResponse(12, 1),
    });
    await page.user.click(await screen.findByRole('button', { name: 'New draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText(/^Name/), 'Sizes');
    const other = { ...draft, id: 9, name: 'Sizes' };
    page.responses['GET staff/catalogue/drafts'] = dataResponse([draft, other]);
    await page.user.click(dialog.getByRole('button', { name: 'Open the draft' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Draft' })).toHaveValue('9'));
    await retype(page, 'Size', '25 m');
    await saveInDraft(page);
    await waitFor(() => expect(page.bodiesOf(SAVE)).toHaveLength(1));
    expect(page.bodiesOf(SAVE)[0]).toMatchObject({ draft: 9, version: 0 });
  });

  test('is refused whole, with the limit, if it is too long', async () => {
    const page = open();
    const name = await screen.findByLabelText('Name');
    await page.user.clear(name);
    await page.user.click(name);
    await page.user.paste('x'.repeat(1_001));
    await saveInDraft(page);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Name: it is too long. At most/));
    expect(name).toHaveValue('x'.repeat(1_001));
  });
});
