import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const PATH = 'GET staff/takings?from=2026-11-01&to=2026-11-26';

const page = {
  status: true,
  data: [
    {
      id: 'refund-3',
      kind: 'refund',
      orderno: 'SLR10001',
      customer: 'Some One',
      amount: -20,
      at: '2026-11-26T10:00:00.000Z',
    },
  ],
  total: 1234.5,
  next: null,
};

const open = (response: FakeResponse) => {
  const backend = fakeBackend({ [PATH]: response });
  const initialEntry = '/admin/takings?from=2026-11-01&to=2026-11-26';
  const options = { initialEntry, user: { id: 1, role: 'staff' } };
  const config = { features: ['staff'] as const };
  return { ...backend, ...renderPage(routes, { ...options, config }) };
};

describe('the money behind the takings', () => {
  it('is listed with its sum and links to the orders', async () => {
    open({ body: page });
    expect(await screen.findByText('£1,234.50')).toBeVisible();
    expect(screen.getByText('−£20.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'SLR10001' })).toHaveAttribute(
      'href',
      '/admin/orders/SLR10001',
    );
  });

  it('says so if no money moved, and why a range of days is refused', async () => {
    const { responses } = open({ body: { ...page, data: [], total: 0 } });
    expect(await screen.findByText(/^No money moved: /)).toBeVisible();
    const error = 'Last day: it is before the first day.';
    responses['GET staff/takings?from=2026-11-01&to=2026-10-26'] = {
      status: 400,
      body: { status: false, error, field: 'to' },
    };
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-26' } });
    await waitFor(() => expect(screen.getByText(error)).toBeVisible());
  });
});
