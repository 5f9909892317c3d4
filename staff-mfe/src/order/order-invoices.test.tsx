import { screen, waitFor } from '@testing-library/react';
import { openOrder } from '../testing/open-order';
import { staffOrderPage } from '../testing/staff-order-page';

const invoices = [
  { number: 'INV-10001', kind: 'invoice', issuedon: '2031-03-01', gross: 120_050 },
  { number: 'CN-10001', kind: 'credit_note', issuedon: '2031-03-02', gross: 500 },
];

describe('the invoices of an order', () => {
  it('are listed with day and amount, and downloaded as PDF', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:pdf';
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const fetchFile = jest.fn<Promise<object>, string[]>(async () => ({
      ok: true,
      status: 200,
      blob: async () => new Blob(['%PDF']),
    }));
    globalThis.fetch = fetchFile as never;
    const { user } = openOrder({}, { ...staffOrderPage, invoices });
    expect(await screen.findByText(/£1,200\.50, Saturday 1 March 2031/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Credit note CN-10001 (PDF)' }));
    await waitFor(() => expect(saved).toEqual(['CN-10001.pdf']));
    expect(fetchFile.mock.calls[0]?.[0]).toMatch(/\/staff\/invoices\/CN-10001\/pdf$/);
    click.mockRestore();
  });

  it('are not mentioned as long as there are none', async () => {
    openOrder();
    await screen.findByRole('heading', { name: 'Timeline' });
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
  });
});
