import { screen, waitFor, within } from '@testing-library/react';
import { catalogueKinds } from 'contract/staff/catalogue/kinds';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse } from 'shared/testing';
import {
  bubbleWrap,
  changedResponse,
  draft,
  entity,
  openCatalogue,
  retype,
  row,
  rows,
  saveInDraft,
} from '../testing/open-catalogue';
import { chooseDraft } from '../frame/chosen-draft';
import { slugify } from './use-suggested-slug';

const GET = 'GET staff/catalogue/products/12?draft=7';
const SAVE = 'POST staff/catalogue/products/12';
const ADD = 'POST staff/catalogue/products';

const open = (more = {}) =>
  openCatalogue('products/12', { [GET]: dataResponse(entity(bubbleWrap)), ...more });

const openNew = (more = {}) => openCatalogue('products/new', more);

beforeAll(() => Promise.all([loadIdleModules(), import('./entity-page')]));
beforeEach(() => chooseDraft(null));

/** Kinds of a later backend, whose products have one more field. */
const kindsWith = (field: object) =>
  dataResponse(
    catalogueKinds.map(({ fields, ...kind }) => ({
      ...kind,
      fields: kind.name === 'products' ? [...fields, field] : fields,
    })),
  );

describe('the form of a product', () => {
  test('has a field that the backend knows since a later release than the desk', async () => {
    const aftercare = { name: 'aftercare', label: 'Care at home', type: 'text' };
    const page = open({
      'GET staff/catalogue/kinds': kindsWith(aftercare),
      [SAVE]: changedResponse(12, 3),
    });
    await retype(page, 'Care at home', 'Air it once a year.');
    await saveInDraft(page);
    await screen.findByText(/Saved in the draft/);
    expect(page.bodiesOf(SAVE)[0]).toMatchObject({ values: { aftercare: 'Air it once a year.' } });
  });

  test('leaves out a field of a type that the desk cannot edit', async () => {
    const map = { name: 'route', label: 'Route on a map', type: 'map' };
    open({ 'GET staff/catalogue/kinds': kindsWith(map) });
    expect(await screen.findByLabelText('Price')).toBeVisible();
    expect(screen.queryByText('Route on a map')).not.toBeInTheDocument();
  });

  test('shows what shoppers see beside what is changed', async () => {
    open();
    const price = await screen.findByLabelText('Price');
    expect(price).toHaveValue('12.50');
    expect(screen.getByText('Shoppers see').parentElement).toHaveTextContent('£10.00');
    expect(screen.getByText(/By Olive, 26 Nov 2026/)).toBeVisible();
  });

  test('is saved twice quickly, before the saved values are read again', async () => {
    const page = open({ [SAVE]: changedResponse(12, 3) });
    await retype(page, 'Size', '20 m');
    page.responses[GET] = () => new Promise(() => undefined);
    await saveInDraft(page);
    await waitFor(() => expect(page.bodiesOf(SAVE)).toHaveLength(1));
    await screen.findByText(/Saved in the draft/);
    page.responses[SAVE] = changedResponse(12, 4);
    await retype(page, 'Size', '25 m');
    await saveInDraft(page);
    await waitFor(() => expect(page.bodiesOf(SAVE)).toHaveLength(2));
    expect(page.bodiesOf(SAVE)[1]).toEqual({
      draft: 7,
      version: 3,
      values: { description: '25 m' },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('counts a change in the draft whose response was lost', async () => {
    const page = open({ [SAVE]: 'no answer' });
    expect(await screen.findByText('2 changes')).toBeVisible();
    await retype(page, 'Size', '20 m');
    page.responses['GET staff/catalogue/drafts'] = dataResponse([{ ...draft, changes: 3 }]);
    await saveInDraft(page);
    expect(await screen.findByText('3 changes')).toBeVisible();
    expect(screen.getByLabelText('Size')).toHaveValue('20 m');
  });

  test.each([
    ['1,250', 125_000],
    ['£12.5', 1250],
    ['9.99', 999],
  ])('takes the price %s', async (typed, price) => {
    const page = open({ [SAVE]: changedResponse(12, 3) });
    await retype(page, 'Price', typed);
    await retype(page, 'Size', '20 m');
    await saveInDraft(page);
    const body = { draft: 7, version: 2, values: { price, description: '20 m' } };
    const expected = price === 1250 ? { ...body, values: { description: '20 m' } } : body;
    await waitFor(() => expect(page.bodiesOf(SAVE)).toEqual([expected]));
  });

  test.each([
    ['12,5', 'Price: type pounds and pence, such as 12.50 or 1,250.'],
    ['free', 'Price: type pounds and pence, such as 12.50 or 1,250.'],
    ['-1', 'Price: it must not be negative.'],
    ['12.345', 'Price: it has more than two decimals.'],
    ['99999999999', 'Price: it must be at most £100,000.00.'],
    ['99999999999999999999', 'Price: it is too large.'],
    ['0', 'Price: it must be more than £0.00.'],
    ['', 'Price: it is missing.'],
  ])('refuses the price %p at its field', async (typed, sentence) => {
    const page = open();
    const price = await screen.findByLabelText('Price');
    await page.user.clear(price);
    if (typed !== '') await page.user.type(price, typed);
    await saveInDraft(page);
    await waitFor(() => expect(price).toHaveAccessibleDescription(sentence));
    expect(price).toHaveFocus();
    expect(page.bodiesOf(SAVE)).toEqual([]);
  });

  test("puts the shop's refusal at its field and keeps what was typed", async () => {
    const error = 'Address: another product has it.';
    const page = open({ [SAVE]: { status: 400, body: { error, field: 'slug' } } });
    const slug = await retype(page, 'Address', 'tape');
    await saveInDraft(page);
    await waitFor(() => expect(slug).toHaveAccessibleDescription(expect.stringContaining(error)));
    expect(slug).toHaveFocus();
    expect(slug).toHaveValue('tape');
  });

  test.each([
    ['the network is lost', 'no answer' as const],
    ['the session has ended', { status: 401, body: {} }],
  ])('keeps what was typed if %s', async (_, response) => {
    const page = open({ [SAVE]: response });
    await retype(page, 'Size', '25 m');
    await saveInDraft(page);
    await waitFor(() => expect(page.bodiesOf(SAVE)).toHaveLength(1));
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('25 m'));
  });

  test("shows a colleague's change field by field and saves both", async () => {
    const theirs = { ...bubbleWrap, price: 1400, turnaround: 'Two days' };
    const page = open({
      [SAVE]: {
        status: 409,
        body: {
          error: 'Changed.',
          code: 'changed_meanwhile',
          by: 'Otto',
          at: '2026-11-26T10:00:00Z',
          current: entity(theirs, { version: 5 }),
        },
      },
    });
    await retype(page, 'Price', '13');
    await saveInDraft(page);
    const table = await screen.findByRole('table', { name: 'Fields that differ' });
    const cells = (name: RegExp) => within(table).getByRole('row', { name });
    expect(cells(/Price/)).toHaveTextContent(/£14.00.*£13.00/);
    expect(cells(/How long/)).toHaveTextContent(/Two days.*Not changed by you/);
    page.responses[SAVE] = changedResponse(12, 6);
    await page.user.click(screen.getByRole('button', { name: 'Save mine as well' }));
    await waitFor(() => expect(page.bodiesOf(SAVE)).toHaveLength(2));
    expect(page.bodiesOf(SAVE)[1]).toEqual({ draft: 7, version: 5, values: { price: 1300 } });
  });

  test('asks before a link leaves unsaved text', async () => {
    const page = open();
    await retype(page, 'Size', '30 m');
    await page.user.click(screen.getByRole('link', { name: 'FAQ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(page.getAddress()).toBe('/admin/catalogue/products/12');
    expect(screen.getByLabelText('Size')).toHaveValue('30 m');
  });

  test('adds, moves and removes sentences by keyboard', async () => {
    const page = open({ [SAVE]: changedResponse(12, 3) });
    const first = await screen.findByLabelText('What is included, entry 1');
    first.focus();
    await page.user.keyboard('{End}{Enter}Tape');
    expect(screen.getByLabelText('What is included, entry 2')).toHaveValue('Tape');
    screen.getByRole('button', { name: 'Move A knife' }).focus();
    await page.user.keyboard(' {Home} ');
    await page.user.click(
      screen.getByRole('button', { name: 'Remove entry 2 of What is included' }),
    );
    await saveInDraft(page);
    await waitFor(() => expect(page.bodiesOf(SAVE)).toHaveLength(1));
    expect(page.bodiesOf(SAVE)[0]).toMatchObject({ values: { included: ['A knife', 'Tape'] } });
  });
});

describe('a new product', () => {
  test('gets an address from its name until one is typed', async () => {
    const page = openNew();
    const slug = await screen.findByLabelText('Address');
    await page.user.type(screen.getByLabelText('Name'), 'Crème Box & Lid');
    expect(slug).toHaveValue('creme-box-lid');
    await retype(page, 'Address', 'my-box');
    await page.user.type(screen.getByLabelText('Name'), ' 2');
    expect(slug).toHaveValue('my-box');
  });

  test('is added once, and its own form opens', async () => {
    const page = openNew({
      [ADD]: changedResponse(31, 1),
      'GET staff/catalogue/products/31?draft=7': dataResponse(
        entity({ ...bubbleWrap, name: 'Box' }, { published: null, version: 1 }),
      ),
    });
    await page.user.type(await screen.findByLabelText('Name'), 'Box');
    await page.user.type(screen.getByLabelText('Price'), '4');
    const service = screen.getByLabelText('Service');
    await waitFor(() => expect(within(service).getAllByRole('option')).toHaveLength(3));
    await page.user.selectOptions(service, 'Removals');
    await saveInDraft(page);
    await waitFor(() => expect(page.getAddress()).toBe('/admin/catalogue/products/31'));
    expect(page.bodiesOf(ADD)).toEqual([
      {
        draft: 7,
        key: expect.any(String),
        values: expect.objectContaining({ name: 'Box', slug: 'box', price: 400, serviceid: 4 }),
      },
    ]);
  });
});

test.each([
  ['Bubble Wrap (10 m)', 'bubble-wrap-10-m'],
  ["Bride's Gown", 'brides-gown'],
  ['Ærø — Straße', 'aero-strasse'],
])('%p becomes the address %p', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

describe('the form of an add-on', () => {
  test('chooses the sub-services that offer it', async () => {
    const addon = {
      name: 'Keepsake Box',
      amount: 2500,
      groups: ['bridal'],
      subserviceids: [2],
      about: '',
    };
    const page = openCatalogue('addons/12', {
      'GET staff/catalogue/addons/12?draft=7': dataResponse(entity(addon, { published: addon })),
      'GET staff/catalogue/subservices?draft=7&size=200': rows([
        row(1, { name: 'Before the Wedding' }),
        row(2, { name: 'After the Wedding' }),
      ]),
      'POST staff/catalogue/addons/12': changedResponse(12, 3),
    });
    const group = await screen.findByRole('group', { name: 'Sub-services' });
    const before = await within(group).findByRole('checkbox', { name: 'Before the Wedding' });
    expect(within(group).getByRole('checkbox', { name: 'After the Wedding' })).toBeChecked();
    await page.user.click(before);
    await saveInDraft(page);
    const values = { subserviceids: [1, 2] };
    await waitFor(() =>
      expect(page.bodiesOf('POST staff/catalogue/addons/12')).toEqual([
        { draft: 7, version: 2, values },
      ]),
    );
  });
});
