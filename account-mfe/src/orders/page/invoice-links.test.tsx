import { screen, waitFor } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../routes';
import { orderPage } from '../../testing/order-page';

const config = { features: ['order-link'] as const };
const invoices = [
  { number: 'INV-10001', kind: 'invoice', issuedon: '2026-03-05', gross: 20_000 },
  { number: 'CN-10001', kind: 'credit_note', issuedon: '2026-03-06', gross: 500 },
];
const data = { ...orderPage, invoices };

interface SentRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Opens an order's page. Records requests of files, and the names of saved files. */
function open(entry: string, options: Parameters<typeof renderPage>[1] = {}) {
  fakeBackend({
    'GET users/getorderproducts/7': { body: orderPage.lines },
    'GET users/orderpage/SLR10002': { body: { data } },
    'POST users/orderbylink': { body: { data } },
  });
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
  const savedNames: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    savedNames.push(this.download);
  });
  const fetchFile = jest.fn<Promise<object>, [string, SentRequest]>(async () => ({
    ok: true,
    status: 200,
    blob: async () => new Blob(['%PDF']),
  }));
  globalThis.fetch = fetchFile as never;
  return {
    fetchFile,
    savedNames,
    ...renderPage(routes, { initialEntry: entry, config, ...options }),
  };
}

afterEach(() => jest.restoreAllMocks());

describe("the invoices on an order's page (rule 70)", () => {
  test('are downloaded with the session of the customer', async () => {
    const { fetchFile, savedNames, user } = open('/my-orders?order=SLR10002', { user: { id: 7 } });
    await user.click(await screen.findByRole('button', { name: 'Invoice INV-10001 (PDF)' }));
    await waitFor(() => expect(savedNames).toEqual(['INV-10001.pdf']));
    const [url, request] = fetchFile.mock.calls[0] ?? [];
    expect(url).toMatch(/\/users\/invoices\/INV-10001$/);
    expect(request?.method).toBe('GET');
    expect(request?.headers.authorization).toMatch(/^bearer /);
    expect(screen.getByRole('button', { name: 'Credit note CN-10001 (PDF)' })).toBeVisible();
  });

  test('are downloaded with the token of the mailed link, which is in no URL', async () => {
    const { fetchFile, savedNames, user } = open('/my-order#secret-token');
    await user.click(await screen.findByRole('button', { name: 'Credit note CN-10001 (PDF)' }));
    await waitFor(() => expect(savedNames).toEqual(['CN-10001.pdf']));
    const [url, request] = fetchFile.mock.calls[0] ?? [];
    expect(url).toMatch(/\/users\/invoicebylink$/);
    expect(JSON.parse(request?.body ?? '')).toEqual({ token: 'secret-token', number: 'CN-10001' });
  });

  test('say why a download failed', async () => {
    const { fetchFile, user } = open('/my-order#secret-token');
    const error = 'This link opens no order any more.';
    fetchFile.mockResolvedValue({
      ok: false,
      status: 404,
      text: async () => JSON.stringify({ status: false, error }),
    });
    await user.click(await screen.findByRole('button', { name: 'Invoice INV-10001 (PDF)' }));
    expect(await screen.findByText(error)).toBeVisible();
  });
});
