import { screen, waitFor, within } from '@testing-library/react';
import {
  type FakeResponse,
  emptyResponses,
  fakeBackend,
  renderPage,
  unsuccessfulResponses,
} from 'shared/testing';
import { routes } from '../routes';

const record = { id: 7, name: 'Ada', mobile: '0770', email: 'ada@example.com' };
const address = {
  id: 3,
  name: 'Ada',
  lastname: 'Kept',
  address: '2 Kept Street',
  mobile: '0770',
  city: 'Leeds',
  postalcode: 'LS1 1AA',
};
const reads: Record<string, FakeResponse> = {
  'GET users/getusers/7': { body: record },
  'GET account/addresses': { body: { data: [address] } },
};

/**
 * The forms of an account. Each entry has the page, the submit button, the call and the message
 * after a success.
 */
const forms: { at: string; button: string; opens?: string; call: string; success: RegExp }[] = [
  {
    at: '/myaccount/settings',
    button: 'Save details',
    call: 'POST account/details',
    success: /details are saved/,
  },
  {
    at: '/myaccount/settings',
    button: 'Change password',
    call: 'POST account/password',
    success: /devices are signed out\.$/,
  },
  {
    at: '/myaccount/settings',
    button: 'Send the link',
    call: 'POST account/email',
    success: /a link is on its way/,
  },
  {
    at: '/myaccount/settings',
    button: 'Erase my account',
    call: 'POST account/erase',
    success: /account is erased/,
  },
  {
    at: '/myaccount/addresses',
    opens: 'Add an address',
    button: 'Save address',
    call: 'POST account/addresses',
    success: /No address is kept yet/,
  },
  {
    at: '/myaccount/addresses',
    button: 'Remove Ada Kept, 2 Kept Street',
    call: 'POST account/addresses/remove',
    success: /No address is kept yet/,
  },
  {
    at: '/forgotten-password',
    button: 'Send me a link',
    call: 'POST account/forgotten-password',
    success: /Look into your mailbox/,
  },
  {
    at: '/reset-password#token',
    button: 'Set new password',
    call: 'POST account/new-password',
    success: /Your password is changed/,
  },
  {
    at: '/confirm-email#token',
    button: 'Confirm this address',
    call: 'POST account/confirm-email',
    success: /Your e-mail is changed/,
  },
];

test.each(forms)(
  '"$button" shows a failure for each unsuccessful response, and stays on the page (rule 58)',
  async ({ at, opens, button: name, call, success }) => {
    const { calls, responses } = fakeBackend({ ...reads });
    const user = { id: 7, role: 'customer' };
    const page = renderPage(routes, { initialEntry: at, user, config: { features: ['account'] } });
    if (opens) await page.user.click(await screen.findByRole('button', { name: opens }));
    const button = await screen.findByRole('button', { name });
    const sent = () => calls.filter(({ method, path }) => `${method} ${path}` === call).length;
    for (const [caseName, response] of Object.entries({
      ...unsuccessfulResponses,
      ...emptyResponses,
    })) {
      responses[call] = response;
      const sentCountBefore = sent();
      await page.user.click(button);
      await waitFor(() => expect([caseName, sent()]).toEqual([caseName, sentCountBefore + 1]));
      await waitFor(() => expect(button).toBeEnabled());
      const alert = await screen.findByText(/^(No\.|This could not be sent\..*)$/);
      expect([caseName, alert]).toEqual([caseName, expect.any(HTMLElement)]);
      expect(screen.queryByText(success)).toBeNull();
      expect(page.getAddress()).toBe(at.replace('#token', ''));
    }
    expect(page.session.getState().user).toMatchObject({ id: 7 });

    responses[call] = { body: {} };
    if (name.startsWith('Remove')) responses['GET account/addresses'] = { body: { data: [] } };
    await page.user.click(button);
    if (opens) await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    else await within(document.body).findByText(success);
  },
);
