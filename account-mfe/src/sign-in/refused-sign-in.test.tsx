import { act, screen, waitFor } from '@testing-library/react';
import type { FakeResponse } from 'shared/testing';
import {
  getForm,
  logIn,
  refusedResponse,
  openLogin,
  submitForm,
  signUp,
  checkoutStartedState,
  passwordErrorText,
  acceptedResponse,
} from '../testing/open-login';

describe('a sign-in response with status false (specification, section 4)', () => {
  test('login switches to the Sign Up view without any message, keeping the typed email', async () => {
    const { user, session } = openLogin({ 'POST admin/userlogin': refusedResponse });
    await logIn(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeInTheDocument();
    expect(screen.getByLabelText(/Email address/)).toHaveValue('someone@example.com');
    expect(screen.getByLabelText(/Password/)).toHaveValue('');
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(session.getState().user).toBeNull();
  });

  test('sign up stays in the Sign Up view without any message', async () => {
    const { user, calls } = openLogin({ 'POST admin/usersignup': refusedResponse });
    await signUp(user, 'eleven char');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeInTheDocument();
    expect(screen.getByLabelText(/Email address/)).toHaveValue('someone@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test("guest switches to the Sign Up view with the guest's email", async () => {
    const { user } = openLogin(
      { 'POST admin/guest': refusedResponse },
      { state: checkoutStartedState },
    );
    await user.type(getForm('Guest checkout').getByLabelText(/Email/), 'guest@example.com');
    await submitForm(user, 'Guest checkout', 'Continue as Guest');
    await screen.findByRole('heading', { level: 2, name: 'Sign Up' });
    expect(getForm('Sign Up').getByLabelText(/Email/)).toHaveValue('guest@example.com');
  });
});

describe('sign up (specification, section 5)', () => {
  test(`with a password under 11 a toast shows '${passwordErrorText}' and no call is sent`, async () => {
    const { user, calls } = openLogin();
    await signUp(user, 'ten chars!');
    expect(await screen.findByText(passwordErrorText)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('the check uses the password, not the mobile', async () => {
    const { user, calls } = openLogin({ 'POST admin/usersignup': refusedResponse });
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await user.type(screen.getByLabelText(/Mobile/), '123');
    await user.type(screen.getByLabelText(/Password/), 'eleven char');
    await submitForm(user, 'Sign Up');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(passwordErrorText)).not.toBeInTheDocument();
  });

  test('a hint beside the field gives the minimum length of a password', async () => {
    const { user } = openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(
      'At least 11 characters.',
    );
  });
});

describe('failing calls (specification, section 8)', () => {
  test.each<[string, FakeResponse, string]>([
    ['no answer', 'no answer', 'Network Error'],
    ['a server error', { status: 500, body: { error: 'broken' } }, 'broken'],
    ['a refusal as 401', { status: 401, body: { error: 'no' } }, 'no'],
  ])('%s is only logged, and the form can be sent again', async (_, response, logged) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, calls, responses, getAddress } = openLogin({ 'POST admin/userlogin': response });
    await logIn(user);
    await waitFor(() => expect(errors).toHaveBeenCalledWith('The sign-in failed:', logged));
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(getForm('Log In').getByRole('button', { name: 'Log In' })).toBeEnabled(),
    );
    responses['POST admin/userlogin'] = acceptedResponse;
    await submitForm(user, 'Log In');
    await waitFor(() => expect(getAddress()).toBe('/'));
    expect(calls).toHaveLength(2);
  });

  test('a successful status without a user is only logged', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, session } = openLogin({ 'POST admin/userlogin': { body: { status: true } } });
    await logIn(user);
    await waitFor(() => expect(errors).toHaveBeenCalled());
    expect(session.getState().user).toBeNull();
  });

  test('a double click sends one call', async () => {
    let respond: (body: unknown) => void = () => undefined;
    const waiting = new Promise((done) => (respond = done));
    const { user, calls, getAddress } = openLogin({ 'POST admin/userlogin': () => waiting });
    await user.type(getForm('Log In').getByLabelText(/Password/), 'x');
    await user.dblClick(getForm('Log In').getByRole('button', { name: 'Log In' }));
    await user.keyboard('{Enter}');
    expect(calls).toHaveLength(1);
    await act(async () => respond(acceptedResponse));
    await waitFor(() => expect(getAddress()).toBe('/'));
  });
});

describe('a rate-limited sign-in (rule 53)', () => {
  const error = 'Too many attempts. Please wait 15 minutes and try again.';
  const tooMany: FakeResponse = { status: 429, body: { error } };

  /** Expects the error message in this form, and the same values in its fields. */
  async function refused(name: string, values: [RegExp, string][]) {
    expect(await getForm(name).findByRole('alert')).toHaveTextContent(error);
    for (const [label, value] of values)
      expect(getForm(name).getByLabelText(label)).toHaveValue(value);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  }

  test('the login form stays, with the sentence and the typed text', async () => {
    const { user, responses, getAddress } = openLogin({ 'POST admin/userlogin': tooMany });
    await logIn(user);
    await refused('Log In', [
      [/Email address/, 'someone@example.com'],
      [/Password/, 'correct horse'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeInTheDocument();
    responses['POST admin/userlogin'] = acceptedResponse;
    await submitForm(user, 'Log In');
    await waitFor(() => expect(getAddress()).toBe('/'));
  });

  test('the sign-up form shows the sentence', async () => {
    const { user } = openLogin({ 'POST admin/usersignup': tooMany });
    await signUp(user, 'eleven char');
    await refused('Sign Up', [
      [/^Name/, 'Some One'],
      [/^Mobile/, '07700900123'],
      [/Email address/, 'someone@example.com'],
      [/Password/, 'eleven char'],
    ]);
  });

  test('the guest form shows the sentence, and the login form does not', async () => {
    const { user } = openLogin({ 'POST admin/guest': tooMany }, { state: checkoutStartedState });
    await user.type(getForm('Guest checkout').getByLabelText(/Email/), 'guest@example.com');
    await submitForm(user, 'Guest checkout', 'Continue as Guest');
    await refused('Guest checkout', [[/Email/, 'guest@example.com']]);
  });

  test('the sentence disappears with the next try', async () => {
    const { user, responses } = openLogin({ 'POST admin/userlogin': tooMany });
    await logIn(user);
    await refused('Log In', []);
    let respond: (body: unknown) => void = () => undefined;
    const waiting = new Promise((done) => (respond = done));
    responses['POST admin/userlogin'] = () => waiting;
    await submitForm(user, 'Log In');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await act(async () => respond(refusedResponse));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeInTheDocument();
  });

  test('a default sentence replaces a missing one', async () => {
    const { user } = openLogin({ 'POST admin/userlogin': { status: 429 } });
    await logIn(user);
    expect(await getForm('Log In').findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait a little and try again.',
    );
  });
});
