import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const record = { id: 7, name: 'Ada', mobile: '0770', email: 'ada@example.com', role: 'customer' };
const read: Record<string, FakeResponse> = { 'GET users/getusers/7': { body: record } };
const done = { body: { status: true } };
const withAccounts = { features: ['account'] as const };

function open(
  responses: Record<string, FakeResponse> = {},
  role = 'customer',
  config: object = withAccounts,
) {
  const user = { id: 7, role };
  const page = renderPage(routes, { initialEntry: '/myaccount/settings', user, config });
  return { ...fakeBackend({ ...read, ...responses }), ...page };
}
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('the settings of an account (rule 51)', () => {
  test('are in the navigation on My Orders', async () => {
    fakeBackend({ ...read, 'GET users/getorderproducts/7': { body: [] } });
    const user = { id: 7, role: 'customer' };
    const page = renderPage(routes, { initialEntry: '/myaccount', user, config: withAccounts });
    const accountNav = within(screen.getByRole('navigation', { name: 'Your account' }));
    expect(accountNav.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders');
    await page.user.click(accountNav.getByRole('link', { name: 'Settings' }));
    expect(page.getAddress()).toBe('/myaccount/settings');
    expect(await screen.findByRole('form', { name: 'Password' })).toBeInTheDocument();
  });

  test('show the current details, and save changes', async () => {
    const page = open({ 'POST account/details': done });
    const details = await form('Your details');
    expect(details.getByLabelText('Mobile')).toHaveValue('0770');
    await page.user.type(details.getByLabelText('Name'), ' Example');
    await page.user.click(details.getByRole('button', { name: 'Save details' }));
    expect(await details.findByText('Your details are saved.')).toBeInTheDocument();
    expect(sent(page)).toEqual([['account/details', { name: 'Ada Example', mobile: '0770' }]]);
  });

  test('show the reason once beside a refused field, which gets the focus', async () => {
    const error = 'Name is too long: at most 200 characters.';
    open({ 'POST account/details': { status: 400, body: { error, field: 'name' } } });
    const details = await form('Your details');
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(details.getByLabelText('Name')).toHaveFocus());
    expect(details.getByLabelText('Name')).toHaveAccessibleDescription(error);
    expect(screen.getAllByText(error)).toHaveLength(1);
  });

  test("show the refusal of a field that is not on the form in the form's message", async () => {
    const error = "'role' is not valid.";
    open({ 'POST account/details': { status: 400, body: { error, field: 'role' } } });
    const details = await form('Your details');
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    expect(await details.findByRole('alert')).toHaveTextContent(error);
  });

  test('send a new password with the current one, and empty both fields', async () => {
    const page = open({ 'POST account/password': done });
    const password = await form('Password');
    await page.user.type(password.getByLabelText(/Present password/), 'the old password');
    await page.user.type(password.getByLabelText(/New password/), 'the new password');
    await page.user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await password.findByText(/other devices are signed out\.$/)).toBeInTheDocument();
    expect(sent(page)).toEqual([
      ['account/password', { password: 'the old password', newPassword: 'the new password' }],
    ]);
    expect(password.getByLabelText(/New password/)).toHaveValue('');
  });

  test('show that a password is wrong, keep the typed text and keep the session', async () => {
    const error = 'This is not your present password.';
    const page = open({ 'POST account/password': { status: 403, body: { error } } });
    const password = await form('Password');
    await page.user.type(password.getByLabelText(/New password/), 'the new password');
    await page.user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await password.findByRole('alert')).toHaveTextContent(error);
    expect(password.getByLabelText(/New password/)).toHaveValue('the new password');
    expect(page.session.getState().user).toMatchObject({ id: 7 });
  });

  test('request a new email with the password, which takes effect after confirmation', async () => {
    const page = open({ 'POST account/email': done });
    const email = await form('E-mail');
    expect(email.getByText('ada@example.com')).toBeInTheDocument();
    await page.user.type(email.getByLabelText(/New e-mail/), 'new@example.com');
    await page.user.type(email.getByLabelText(/Your password/), 'the old password');
    await page.user.click(email.getByRole('button', { name: 'Send the link' }));
    expect(await email.findByText(/a link is on its way/)).toBeInTheDocument();
    expect(sent(page)).toEqual([
      ['account/email', { email: 'new@example.com', password: 'the old password' }],
    ]);
  });

  test('save all personal data as a JSON file', async () => {
    const data = { account: { email: 'ada@example.com' }, orders: [] };
    const page = open({ 'GET account/export': { body: { status: true, data } } });
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    expect(await screen.findByText(/without the internal notes of our staff\.$/)).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(files.map(({ type }) => type)).toEqual(['application/json']);
  });

  test('show that an open order prevents erasing the account', async () => {
    const error = 'Your account cannot be erased while an order is open: SLR10001.';
    const page = open({ 'POST account/erase': { status: 409, body: { error } } });
    const erase = await form('Erase your account');
    await page.user.type(erase.getByLabelText(/Your password/), 'the old password');
    await page.user.click(erase.getByRole('button', { name: 'Erase my account' }));
    expect(await erase.findByRole('alert')).toHaveTextContent(error);
    expect(page.session.getState().user).toMatchObject({ id: 7 });
  });

  test("remove the user's data from this browser when the account is erased", async () => {
    const page = open({ 'POST account/erase': done });
    const erase = await form('Erase your account');
    await page.user.type(erase.getByLabelText(/Your password/), 'the old password');
    await page.user.click(erase.getByRole('button', { name: 'Erase my account' }));
    await waitFor(() => expect(page.getAddress()).toBe('/'));
    await waitFor(() => expect(page.session.getState().user).toBeNull());
    expect(localStorage).toHaveLength(0);
    expect(sent(page)).toEqual([['account/erase', { password: 'the old password' }]]);
  });

  test('tell guests that they have no account, and send no request', async () => {
    const { calls } = open({}, 'guest');
    expect(await screen.findByText('This is for customers with an account')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('are not found with a backend without accounts, and neither is their navigation', async () => {
    open({}, 'customer', {});
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the page of the link to a new email', () => {
  const at = `/confirm-email#${'b'.repeat(43)}`;

  test('confirms it only when its button is pressed', async () => {
    const { calls } = fakeBackend({ 'POST account/confirm-email': done });
    const page = renderPage(routes, { initialEntry: at, config: withAccounts });
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    await waitFor(() => expect(page.getAddress()).toBe('/confirm-email'));
    expect(calls).toEqual([]);
    await page.user.click(button);
    expect(await screen.findByText('Your e-mail is changed')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'b'.repeat(43) }]);
  });

  test('shows that the link has ended', async () => {
    const body = { code: 'link_ended', error: 'Ended.' };
    fakeBackend({ 'POST account/confirm-email': { status: 410, body } });
    const page = renderPage(routes, { initialEntry: at, config: withAccounts });
    await page.user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText('This link cannot be used any more')).toBeInTheDocument();
  });
});
