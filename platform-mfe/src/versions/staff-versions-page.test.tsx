import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';
import { openShop } from './open-shop';

jest.mock('./open-shop', () => ({ openShop: jest.fn() }));

const changeInfo = { since: '2026-03-03T10:00:00.000Z', by: 'Ada' };
const packages = [
  {
    name: 'catalog',
    versions: [
      { version: '1.2.0-live', state: 'live', ...changeInfo },
      { version: '1.3.0-kept', state: 'kept', ...changeInfo },
    ],
  },
  { name: 'shell', versions: [{ version: '2.0.0-live', state: 'live', ...changeInfo }] },
];

const config = { features: ['staff'] as const };

/** Opens the page with these responses of the `edge` server. */
function open(
  responses: Record<string, [status: number, body: object | string]>,
  { role = 'staff', initialEntry = '/admin/versions' } = {},
) {
  const calls: { call: string; headers: unknown; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const call = `${init?.method} ${String(url)}`;
    calls.push({ call, headers: init?.headers, body: init?.body });
    const [status, body] = responses[call] ?? [404, '<!doctype html>'];
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve({
      ok: status < 300,
      status,
      text: () => Promise.resolve(text),
    } as Response);
  });
  const page = renderPage(routes, {
    initialEntry,
    user: { id: 1, role },
    config,
  });
  return { ...page, calls };
}

const LIST = 'GET /-/versions';
const BEGIN = 'POST /-/preview';

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('No network in tests.'));
});

describe('previews in the staff area', () => {
  const choose = async (page: ReturnType<typeof open>) => {
    const catalog = await screen.findByRole('combobox', { name: 'catalog' });
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
    expect(within(catalog).getAllByRole('option')).toMatchObject([
      { textContent: '1.2.0-live, live since 3 Mar 2026, 10:00, by Ada' },
      { textContent: '1.3.0-kept, not live any more, released 3 Mar 2026, 10:00, by Ada' },
    ]);
    await page.user.selectOptions(catalog, '1.3.0-kept');
    await page.user.click(screen.getByRole('button', { name: 'Preview' }));
    return within(await screen.findByRole('dialog', { name: 'Show this in your browser?' }));
  };

  it('start in this browser after a confirmation', async () => {
    const page = open({ [LIST]: [200, { status: true, data: packages }], [BEGIN]: [200, {}] });
    const dialog = await choose(page);
    expect(
      dialog.getByText(/You will see catalog 1\.3\.0-kept instead of what is live/),
    ).toBeVisible();
    expect(page.calls.map(({ call }) => call)).not.toContain(BEGIN);
    await page.user.click(dialog.getByRole('button', { name: 'Show it' }));
    expect(await dialog.findByText('Please give a reason.')).toBeVisible();
    await page.user.type(dialog.getByLabelText('Reason'), 'The new hall');
    await page.user.click(dialog.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(openShop).toHaveBeenCalledTimes(1));
    const { headers, body } = page.calls.at(-1) ?? {};
    expect(headers).toMatchObject({ authorization: 'bearer test-token' });
    expect(JSON.parse(String(body))).toEqual({
      versions: { catalog: '1.3.0-kept' },
      reason: 'The new hall',
    });
  });

  it('do not start if the server refuses, and the page shows why', async () => {
    jest.mocked(openShop).mockClear();
    const error = 'This does not fit what is live. The catalog remote needs shared ^2.0.0.';
    const page = open({
      [LIST]: [200, { status: true, data: packages }],
      [BEGIN]: [409, { status: false, error }],
    });
    const dialog = await choose(page);
    await page.user.type(dialog.getByLabelText('Reason'), 'The new hall');
    await page.user.click(dialog.getByRole('button', { name: 'Show it' }));
    expect(await dialog.findByText(error)).toBeVisible();
    expect(openShop).not.toHaveBeenCalled();
  });

  it('have an overlay that is begun for this browser, or says why it is not', async () => {
    jest.mocked(openShop).mockClear();
    const responses: Parameters<typeof open>[0] = {
      [LIST]: [200, { status: true, data: packages }],
      'POST /-/overlay': [503, { status: false, error: 'Please try again.' }],
    };
    const page = open(responses);
    const button = await screen.findByRole('button', { name: 'Show releases on the page' });
    await page.user.click(button);
    expect(await screen.findByText('Please try again.')).toBeVisible();
    expect(openShop).not.toHaveBeenCalled();
    responses['POST /-/overlay'] = [200, { status: true }];
    await page.user.click(button);
    await waitFor(() => expect(openShop).toHaveBeenCalledTimes(1));
  });

  it('are not found if the server does not support them', async () => {
    open({});
    expect(await screen.findByText('There is no such screen')).toBeVisible();
  });

  it('are read again after a failure', async () => {
    const responses: Parameters<typeof open>[0] = {
      [LIST]: [503, { status: false, error: 'No.' }],
    };
    const page = open(responses);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    responses[LIST] = [200, { status: true, data: packages }];
    await page.user.click(retryButton);
    expect(await screen.findByRole('combobox', { name: 'shell' })).toBeVisible();
  });

  it('are requested only for staff', () => {
    const { calls } = open({}, { role: 'customer' });
    expect(screen.getByText('There is nothing here for this account')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

const version = (name: string, state: string) => ({
  version: name,
  state,
  ...changeInfo,
  until: null,
  commit: 'a'.repeat(40),
  seen: true,
  notes: ['fix(catalog): a price'],
  weights: { js: { bytes: 8000, budget: 16_000 }, css: { bytes: 1, budget: 2 } },
  jsBytesBefore: 9000,
  loads: 12,
  problem: null,
  failing: null,
});

const overview = {
  revision: 7,
  split: null,
  packages: [
    {
      name: 'catalog',
      versions: [version('1.2.0-live', 'live'), version('1.1.0-old', 'retained')],
      changes: [{ at: changeInfo.since, text: 'Ada released catalog.', why: 'Faster' }],
    },
  ],
  links: [{ from: 'catalog', to: 'shell', what: 'shared ^1.4.0' }],
};

const OVERVIEW = 'GET /-/releases';
const CHANGE = 'POST /-/releases/changes';
const PACKAGE = { initialEntry: '/admin/versions/catalog' };

describe('the versions of the shop', () => {
  const responses = (): Parameters<typeof open>[0] => ({
    [OVERVIEW]: [200, { status: true, data: overview }],
    [LIST]: [200, { status: true, data: packages }],
  });

  it('show size, budget and needs of each package, both by the same measure', async () => {
    open(responses());
    const live = within(await screen.findByRole('table', { name: 'Live versions' }));
    expect(live.getByRole('cell', { name: '8.0 kB (−1.0 kB)' })).toBeVisible();
    expect(live.getByRole('cell', { name: '50% of 16.0 kB' })).toBeVisible();
    expect(screen.getByRole('img', { name: /need packages on the right/ })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'shared ^1.4.0' })).toBeVisible();
  });

  it('are rolled back with a reason, and a change meanwhile is changeInfo', async () => {
    const error = 'Nothing has changed. The versions were changed meanwhile.';
    const body = { status: false, error, code: 'changed_meanwhile', current: 8, by: 'Bob' };
    const given = { ...responses(), [CHANGE]: [409, body] } as Parameters<typeof open>[0];
    const page = open(given, PACKAGE);
    await page.user.click(
      await screen.findByRole('button', { name: 'Roll back to catalog 1.1.0-old' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back catalog?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText('Please give a reason.')).toBeVisible();
    await page.user.type(dialog.getByLabelText('Reason'), 'Wrong prices');
    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText(error)).toBeVisible();
    given[CHANGE] = [200, { status: true }];
    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = page.calls.filter(({ call }) => call === CHANGE).map((call) => call.body);
    expect(JSON.parse(String(sent[0]))).toMatchObject({
      what: 'rollback',
      names: ['catalog'],
      to: '1.1.0-old',
      revision: 7,
      reason: 'Wrong prices',
    });
  });

  it('give the reason of a split in its banner', async () => {
    const split = { ...changeInfo, share: 0.2, names: ['catalog'], why: 'Is it faster?' };
    open({ ...responses(), [OVERVIEW]: [200, { status: true, data: { ...overview, split } }] });
    expect(
      await screen.findByText('Since 3 Mar 2026, 10:00, by Ada. Reason: Is it faster?'),
    ).toBeVisible();
  });

  it('say where a version failed, and ask before it is made live again', async () => {
    const failing = (kinds: string[], networks: number) => ({
      kinds,
      networks,
      last: changeInfo.since,
      error: 'TypeError at src/list.tsx:3:4',
    });
    const versions = [
      { ...version('1.2.0-live', 'live'), failing: failing(['render'], 1) },
      { ...version('1.1.0-old', 'retained'), failing: failing(['page on the server'], 0) },
    ];
    const data = { ...overview, packages: [{ name: 'catalog', versions, changes: [] }] };
    const page = open(
      { [OVERVIEW]: [200, { status: true, data }], [CHANGE]: [200, { status: true }] },
      PACKAGE,
    );
    const error = 'Latest error: TypeError at src/list.tsx:3:4.';
    expect(
      await screen.findByText(`Failed in browsers (render), reported by 1 network. ${error}`),
    ).toBeVisible();
    expect(screen.getByText(`Failed on the server (page). ${error}`)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Roll back to catalog 1.1.0-old' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back catalog?' }));
    expect(dialog.getByText('This version is marked as failing')).toBeVisible();
    await page.user.type(dialog.getByLabelText('Reason'), 'The other is worse');
    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText('Please confirm this first.')).toBeVisible();
    expect(page.calls.map(({ call }) => call)).not.toContain(CHANGE);
    await page.user.click(dialog.getByRole('checkbox', { name: 'Roll back all the same' }));
    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(page.calls.map(({ call }) => call)).toContain(CHANGE));
  });

  it('ask before a failing version of a split is promoted', async () => {
    const split = { ...changeInfo, share: 0.2, names: ['catalog'], why: '' };
    const failing = { kinds: ['render'], networks: 1, last: changeInfo.since };
    const versions = [version('1.2.0-live', 'live'), { ...version('1.3.0-new', 'split'), failing }];
    const data = { ...overview, split, packages: [{ name: 'catalog', versions, changes: [] }] };
    const page = open({ [OVERVIEW]: [200, { status: true, data }] });
    await page.user.click(await screen.findByRole('button', { name: 'Promote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Promote the split?' }));
    expect(dialog.getByText('This version is marked as failing')).toBeVisible();
    expect(dialog.getByText(/^catalog 1\.3\.0-new: Failed in browsers \(render\)/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Promote all the same' })).not.toBeChecked();
  });

  it('name the commits since the version before, and the history', async () => {
    open(responses(), PACKAGE);
    expect(await screen.findByText('fix(catalog): a price')).toBeVisible();
    expect(screen.getByText(/Ada released catalog\. Reason: Faster/)).toBeVisible();
  });
});
