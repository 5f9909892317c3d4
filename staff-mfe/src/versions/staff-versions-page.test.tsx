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
function open(responses: Record<string, [status: number, body: object | string]>, role = 'staff') {
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
    initialEntry: '/admin/versions',
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
    expect(page.calls.map(({ call }) => call)).toEqual([LIST]);
    await page.user.click(dialog.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(openShop).toHaveBeenCalledTimes(1));
    const { headers, body } = page.calls.at(-1) ?? {};
    expect(headers).toMatchObject({ authorization: 'bearer test-token' });
    expect(JSON.parse(String(body))).toEqual({ versions: { catalog: '1.3.0-kept' } });
  });

  it('do not start if the server refuses, and the page shows why', async () => {
    jest.mocked(openShop).mockClear();
    const error = 'This does not fit what is live. The catalog remote needs shared ^2.0.0.';
    const page = open({
      [LIST]: [200, { status: true, data: packages }],
      [BEGIN]: [409, { status: false, error }],
    });
    const dialog = await choose(page);
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
    const { calls } = open({}, 'customer');
    expect(screen.getByText('There is nothing here for this account')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
