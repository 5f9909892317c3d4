import { fireEvent, screen } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const job = {
  orderno: 'SLR10001',
  name: 'Robin Example',
  mobile: '07700900123',
  trade: 'move',
  half: 'afternoon',
  title: 'Move',
  unconfirmed: true,
  lines: ['1 × Two-Bedroom Move'],
  payment: 'To be paid on the day: £640.00',
  notes: ['<b>Ring twice</b>'],
  addresses: [
    {
      label: 'From',
      address: '1 Example Street',
      postcode: 'E16 0AA',
      access: 'floor 2, no lift, parking right outside',
    },
  ],
};

const plan = {
  day: '2026-11-27',
  jobs: [
    job,
    {
      ...job,
      orderno: 'SLR10002',
      half: 'morning',
      checkaddress: true,
      paymentalert: 'Payment disputed',
      notes: [],
      addresses: [],
    },
  ],
  due: [
    {
      orderno: 'SLR10003',
      name: 'Ada Example',
      mobile: '',
      payment: '',
      lines: ['1 × Veil Clean'],
      eventdate: '2026-12-04',
      late: true,
    },
  ],
};

const open = (path: string, data: object, day = '2026-11-27') => {
  fakeBackend({ [`GET staff/day/${day}`]: { body: { status: true, data } } });
  return renderPage(routes, {
    initialEntry: path,
    user: { id: 1, role: 'staff' },
    config: { features: ['staff'] as const },
  });
};

describe('the plan of a day', () => {
  it('lists the morning before the afternoon, with everything that the crew needs', async () => {
    open('/admin/day/2026-11-27', plan);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Work of Friday 27 November 2026' }),
    ).toBeInTheDocument();
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(headings).toEqual(['Morning', 'Afternoon', 'Garments due']);
    expect(screen.getByText('floor 2, no lift, parking right outside')).toBeInTheDocument();
    expect(screen.getByText('<b>Ring twice</b>')).toBeInTheDocument();
    expect(screen.getByText('Late')).toBeInTheDocument();
    expect(screen.getByText('Check the address')).toBeInTheDocument();
    expect(screen.getByText('Payment disputed')).toBeInTheDocument();
    expect(screen.getByText('At our warehouse')).toBeInTheDocument();
  });

  it('leads to the day before and the day after', async () => {
    open('/admin/day/2026-11-27', plan);
    expect(await screen.findByRole('link', { name: 'Previous day' })).toHaveAttribute(
      'href',
      '/admin/day/2026-11-26',
    );
    expect(screen.getByRole('link', { name: 'Next day' })).toHaveAttribute(
      'href',
      '/admin/day/2026-11-28',
    );
  });

  it('opens the day that is chosen, and nothing while its year is being typed', async () => {
    open('/admin/day/2026-11-27', plan);
    fakeBackend({ 'GET staff/day/2027-01-04': { body: { status: true, data: plan } } });
    const field = await screen.findByLabelText('Day');
    fireEvent.change(field, { target: { value: '0002-01-04' } });
    expect(field).toHaveValue('0002-01-04');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('27 November 2026');
    fireEvent.change(field, { target: { value: '2027-01-04' } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Work of Monday 4 January 2027' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Day')).toHaveValue('2027-01-04');
  });

  it('says so if a day has no work', async () => {
    open('/admin/day/2026-11-27', { ...plan, jobs: [], due: [] });
    expect(await screen.findByText('There is no work on this day')).toBeInTheDocument();
  });

  it("is tomorrow's without a day in the address", async () => {
    jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), doNotFake: ['setTimeout'] });
    open('/admin/day', plan);
    jest.useRealTimers();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Work of Friday 27 November 2026' }),
    ).toBeInTheDocument();
  });
});
