import { screen, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

jest.mock('./takings-plot', () => ({ TakingsPlot: () => null }));

const weeks = Array.from({ length: 12 }, (_, index) => ({
  from: `2026-09-${String(index + 1).padStart(2, '0')}`,
  orders: index,
  takings: 100.5 * index,
}));

const today = {
  day: '2026-11-26',
  work: [
    { day: '2026-11-26', moves: 2, visits: 0, due: 1 },
    { day: '2026-11-27', moves: 0, visits: 3, due: 0 },
  ],
  open: {
    unconfirmed: 3,
    unpaid: 2,
    refunds: 1,
    failedrefunds: 0,
    disputes: 2,
    messages: 4,
    failedmails: 5,
    faileddrafts: 6,
    late: 1001,
  },
  today: { orders: 6, takings: -12.5 },
  month: { from: '2026-11-01', orders: 40, takings: 9876.5 },
  weeks,
};

const open = (response: FakeResponse, permissions?: string[]) => {
  const backend = fakeBackend({ 'GET staff/today': response });
  const user = { id: 1, role: 'staff', ...(permissions && { permissions }) };
  return {
    ...backend,
    ...renderPage(routes, {
      initialEntry: '/admin',
      user,
      config: { features: ['staff', 'calendar'] as const },
    }),
  };
};

describe('Today', () => {
  it('shows what waits for staff, each as a link to the list behind it', async () => {
    open({ body: { status: true, data: today } });
    const link = (name: string) => screen.findByRole('link', { name });
    expect(await link('1,000+ Garments that will miss their date')).toHaveAttribute(
      'href',
      '/admin/orders?late=true',
    );
    expect(await link('4 Messages without an answer')).toHaveAttribute(
      'href',
      '/admin/messages?state=open',
    );
    expect(await link('1 Refunds due')).toHaveAttribute('href', '/admin/refunds?state=due');
    expect(await link('2 Disputes to answer')).toHaveAttribute('href', '/admin/disputes');
    expect(await link('5 Mails that failed')).toHaveAttribute('href', '/admin/mails');
    expect(await link('6 Drafts that were not published')).toHaveAttribute(
      'href',
      '/admin/catalogue',
    );
    expect(await link('2 Orders waiting for payment')).toHaveAttribute(
      'href',
      '/admin/orders?state=awaiting_payment',
    );
  });

  it('shows orders and takings of today and of the month, less refunds', async () => {
    open({ body: { status: true, data: today } });
    expect(await screen.findByRole('link', { name: '6 Orders today' })).toHaveAttribute(
      'href',
      '/admin/orders?placedfrom=2026-11-26&placedto=2026-11-26',
    );
    expect(screen.getByRole('link', { name: '−£12.50 Takings today' })).toHaveAttribute(
      'href',
      '/admin/takings?from=2026-11-26&to=2026-11-26',
    );
    expect(screen.getByRole('link', { name: '40 Orders in November 2026' })).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: '£9,876.50 Takings in November 2026' }),
    ).toBeInTheDocument();
  });

  it('shows the figures of quotes, each as a link to the list behind it', async () => {
    const quotes = { unanswered: 3, waiting: 7, expiring: 0, accepted: 1001, acceptedshare: 62 };
    open({ body: { status: true, data: { ...today, quotes } } });
    const section = within(await screen.findByRole('region', { name: 'Quotes' }));
    const links = section
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 4)).toEqual([
      ['3Requests without an offer', '/admin/quotes?state=requested'],
      ['7Waiting for the customer', '/admin/quotes?state=sent'],
      ['0End within 3 days', '/admin/quotes?state=expiring'],
      [
        '1,000+Accepted in November 2026',
        '/admin/quotes?state=accepted&endedfrom=2026-11-01&endedto=2026-11-26',
      ],
    ]);
    expect(section.getByRole('link', { name: /^62%/ })).toBeInTheDocument();
  });

  it('has no figures of quotes if the backend has no quotes', async () => {
    open({ body: { status: true, data: today } });
    await screen.findByRole('region', { name: 'To do' });
    expect(screen.queryByRole('region', { name: 'Quotes' })).not.toBeInTheDocument();
  });

  it('leads from the work of each day to its plan', async () => {
    open({ body: { status: true, data: today } });
    const table = within(await screen.findByRole('table', { name: 'Work of the next seven days' }));
    expect(
      table.getByRole('link', { name: 'Collections on Friday 27 November 2026: 3' }),
    ).toHaveAttribute('href', '/admin/day/2026-11-27');
    expect(table.getAllByRole('row')).toHaveLength(3);
  });

  it('gives the figures of the plot as a table', async () => {
    const { user } = open({ body: { status: true, data: today } });
    await user.click(await screen.findByText('The figures as a table'));
    const table = screen.getByRole('table', { name: 'Orders and takings by week' });
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    expect(within(table).getByText('£1,105.50')).toBeInTheDocument();
  });

  it('shows a failure if it could not be loaded', async () => {
    open({ status: 500, body: {} });
    expect(await screen.findByText('We could not load today')).toBeInTheDocument();
  });
});
