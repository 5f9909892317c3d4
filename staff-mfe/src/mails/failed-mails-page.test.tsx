import { screen, waitFor } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const mail = {
  id: 7,
  kind: 'order-confirmation',
  title: 'Confirmation of the order',
  about: 'order',
  orderno: 'SLR10001',
  to: 'someone@example.com',
  reason: '550 The mailbox does not exist',
  attempts: 16,
  givenup: true,
  queuedat: '2026-11-26T10:00:00.000Z',
};
const LIST = 'GET staff/mails';
const SEND = 'POST staff/mails/7/send';
const list = (...data: object[]) => ({ body: { status: true, data, next: null } });

const open = (responses: Parameters<typeof fakeBackend>[0]) => ({
  ...fakeBackend(responses),
  ...renderPage(routes, {
    initialEntry: '/admin/mails',
    user: { id: 1, role: 'staff' },
    config: { features: ['staff'] as const },
  }),
});

describe('mails that failed', () => {
  it('are listed with recipient and reason, and are sent again', async () => {
    const { user, calls, responses } = open({
      [LIST]: list(mail),
      [SEND]: { body: { status: true } },
    });
    expect(await screen.findByText('Confirmation of the order')).toBeInTheDocument();
    expect(screen.getByText('550 The mailbox does not exist')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'SLR10001' })).toHaveAttribute(
      'href',
      '/admin/orders/SLR10001',
    );
    responses[LIST] = list();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('No mail has failed')).toBeInTheDocument();
    expect(calls.some(({ path }) => path === 'staff/mails/7/send')).toBe(true);
  });

  it('are set aside once they are given up', async () => {
    const path = 'staff/mails/7/set-aside';
    const { user, calls, responses } = open({
      [LIST]: list(mail, { ...mail, id: 8, givenup: false }),
      [`POST ${path}`]: { body: { status: true } },
    });
    const button = await screen.findByRole('button', { name: 'Set aside' });
    responses[LIST] = list();
    await user.click(button);
    expect(await screen.findByText('No mail has failed')).toBeInTheDocument();
    expect(calls.some((call) => call.path === path)).toBe(true);
  });

  it('stay in the list if sending is refused', async () => {
    const { user } = open({
      [LIST]: list(mail),
      [SEND]: { status: 409, body: { status: false, error: 'It was sent meanwhile.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This was not sent'));
    expect(screen.getByText('550 The mailbox does not exist')).toBeInTheDocument();
  });
});
