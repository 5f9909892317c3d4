import { screen, waitFor, within } from '@testing-library/react';
import { dataResponse, openStaffPage } from 'shared/testing';
import { routes } from '../routes';

const entry = {
  id: 5,
  at: '2026-03-03T10:00:00.000Z',
  person: 'clerk@example.com',
  action: 'order.addressChanged',
  subjectkind: 'order',
  subjectid: 'SLR10001',
  subjectname: '',
  before: { postalCode: 'E16 0AA' },
  after: { postalCode: 'E1 1AA' },
  reason: 'Typing error',
};

const SEARCH = 'POST staff/audit/search';
const open = (at: string, next: number | null = null) =>
  openStaffPage(routes, at, {
    [SEARCH]: dataResponse([entry], { next }),
    'GET staff/audit/actions': dataResponse(['order.addressChanged', 'session.started']),
  });

// Loads the lazy page before the tests, so that no test must wait for its code.
beforeAll(() => import('./staff-audit-page'));

describe('the audit log (rule 57)', () => {
  test('shows who changed what from which to which value, with a link to the order', async () => {
    open('/admin/audit');
    const table = await screen.findByRole('table', { name: 'Entries of the audit log' });
    const row = within(table).getByRole('row', { name: /3 Mar 2026/ });
    expect(row).toHaveTextContent(/clerk@example.com.*Order: address changed.*Typing error/);
    expect(row).toHaveTextContent('postal code: E16 0AA → E1 1AA');
    const link = within(row).getByRole('link', { name: 'SLR10001' });
    expect(link).toHaveAttribute('href', '/admin/orders/SLR10001');
  });

  test('says in words whom and what an entry is about', async () => {
    const openEntry = (changes: object) =>
      openStaffPage(routes, '/admin/audit', {
        [SEARCH]: dataResponse([{ ...entry, ...changes }], { next: null }),
        'GET staff/audit/actions': dataResponse([]),
      });
    const { unmount } = openEntry({
      action: 'refund.requested',
      before: null,
      after: { pence: 200, method: 'provider', eventdate: '2031-03-11', searched: true },
    });
    const row = await screen.findByRole('row', { name: /3 Mar 2026/ });
    expect(row).toHaveTextContent('amount: £2.00');
    expect(row).toHaveTextContent('event date: Tue 11 Mar 2031');
    expect(row).toHaveTextContent('searched: yes');
    unmount();
    openEntry({
      action: 'person.roleChanged',
      subjectkind: 'person',
      subjectid: '94',
      subjectname: 'Ann Example',
      before: { role: 'owner', slots: { first_half: 2 }, refund: 1, told: false },
      after: { role: 'staff', slots: { first_half: 3 }, refund: 1, told: true },
    });
    expect(await screen.findByRole('link', { name: 'Ann Example' })).toBeVisible();
    const changedRow = screen.getByRole('row', { name: /3 Mar 2026/ });
    expect(changedRow).not.toHaveTextContent('94');
    expect(changedRow).toHaveTextContent('slots: first half 2 → first half 3');
    expect(changedRow).toHaveTextContent("said on the customer's page: no → yes");
    expect(changedRow).not.toHaveTextContent('refund');
  });

  test('shows prices in pounds, and the address of a page as it is', async () => {
    openStaffPage(routes, '/admin/audit', {
      [SEARCH]: dataResponse(
        [
          {
            ...entry,
            action: 'catalogue.changed',
            before: { price: 1200, slug: 'packing-tape', state: 'awaiting_collection' },
            after: { price: 1350, slug: 'packing-tape-six', state: 'completed' },
          },
        ],
        { next: null },
      ),
      'GET staff/audit/actions': dataResponse([]),
    });
    const row = await screen.findByRole('row', { name: /3 Mar 2026/ });
    expect(row).toHaveTextContent('price: £12.00 → £13.50');
    expect(row).toHaveTextContent('page’s address: packing-tape → packing-tape-six');
    expect(row).toHaveTextContent('state: awaiting collection → completed');
  });

  test('says in words what a draft and a message are about, with links to them', async () => {
    const changes = {
      subjectkind: 'draft',
      subjectid: '6',
      subjectname: 'Draft ‘Spring prices’',
      before: null,
      after: { kind: 'Add-ons', ids: ['Extra box', 'Tape'], serviceid: 'Packing' },
    };
    const message = { subjectkind: 'message', subjectid: '2', subjectname: 'Message from Ann' };
    openStaffPage(routes, '/admin/audit', {
      [SEARCH]: dataResponse(
        [
          { ...entry, ...changes },
          { ...entry, ...message, id: 4 },
        ],
        { next: null },
      ),
      'GET staff/audit/actions': dataResponse([]),
    });
    const link = await screen.findByRole('link', { name: 'Draft ‘Spring prices’' });
    expect(link).toHaveAttribute('href', '/admin/catalogue/drafts/6');
    const [, row] = screen.getAllByRole('row');
    expect(row).toHaveTextContent('kind: Add-ons');
    expect(row).toHaveTextContent('changed: Extra box, Tape');
    expect(row).toHaveTextContent('service: Packing');
    const messageLink = screen.getByRole('link', { name: 'Message from Ann' });
    expect(messageLink).toHaveAttribute('href', '/admin/messages/2');
  });

  test('is searched without the name of a person in the address, and paged by key', async () => {
    const { user, calls, getAddress } = open('/admin/audit?subjectkind=order', 5);
    await user.type(await screen.findByLabelText('Who'), 'clerk');
    await user.selectOptions(screen.getByLabelText('What'), 'Order: address changed');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(getAddress()).toBe('/admin/audit?action=order.addressChanged&subjectkind=order'),
    );
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(getAddress()).toMatch(/after=5$/));
    const bodies = calls.filter(({ path }) => path.endsWith('search')).map(({ body }) => body);
    expect(bodies.at(-1)).toMatchObject({ person: 'clerk', subjectkind: 'order', after: 5 });
    expect(screen.getByLabelText('Who')).toHaveValue('clerk');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(getAddress()).toBe('/admin/audit'));
    expect(screen.getByLabelText('Who')).toHaveValue('');
  });
});
