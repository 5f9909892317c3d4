import { screen, waitFor } from '@testing-library/react';
import { getForm, logIn, openLogin } from '../testing/open-login';
import { lazySecondStep } from './log-in-form';

const SEND = 'POST admin/userlogin/factor';
const challenge = { body: { status: true, factor: 'totp', challenge: 'c1' } };
const signedIn = {
  body: { status: true, userid: { id: 7 }, refreshtoken: 'abc', role: 'staff', permissions: [] },
};

async function openSecondStep(answers = {}) {
  const page = openLogin(
    { 'POST admin/userlogin': challenge, ...answers },
    { config: { features: ['staff'] } },
  );
  await logIn(page.user);
  await screen.findByRole('heading', { level: 1, name: 'Second step' });
  return page;
}

// Loads the lazy module before the tests, so that no test must wait for its code.
beforeAll(() => lazySecondStep.load());

describe('a sign-in with a second factor (rule 56)', () => {
  test('asks for the code, which can be pasted with spaces, and opens the desk', async () => {
    const { user, calls, session, getAddress } = await openSecondStep({ [SEND]: signedIn });
    expect(session.getState().user).toBeNull();
    const field = screen.getByLabelText(/^Code/);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.paste('123 456');
    await user.click(getForm('Second step').getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(getAddress()).toBe('/admin'));
    expect(calls.at(-1)?.body).toEqual({ challenge: 'c1', code: '123 456' });
    expect(session.getState()).toMatchObject({ token: 'abc', user: { id: 7, role: 'staff' } });
  });

  test('shows a wrong code at its field, and accepts a recovery code', async () => {
    const error = 'This code is wrong or was used already.';
    const { user, responses, getAddress } = await openSecondStep({
      [SEND]: { status: 400, body: { error, field: 'code', code: 'wrong_code' } },
    });
    await user.type(screen.getByLabelText(/^Code/), '000000{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription(error));
    expect(screen.getByLabelText(/^Code/)).toHaveValue('000000');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText(/^Recovery code/)).toHaveFocus();
    responses[SEND] = signedIn;
    await user.type(screen.getByLabelText(/^Recovery code/), 'abcd-efgh-jkmn-pqrs{Enter}');
    await waitFor(() => expect(getAddress()).toBe('/admin'));
  });

  test('goes back to the password after the end of the sign-in, and says so', async () => {
    const body = { error: 'x', code: 'challenge_ended' };
    const { user } = await openSecondStep({ [SEND]: { status: 410, body } });
    await user.type(screen.getByLabelText(/^Code/), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/enter your password again/);
    expect(screen.getByLabelText(/Email address/)).toHaveValue('someone@example.com');
  });

  test('shows a limit and a failure without a response', async () => {
    const error = 'Too many attempts. Please wait 5 minutes and try again.';
    const { user, responses } = await openSecondStep({ [SEND]: { status: 429, body: { error } } });
    await user.type(screen.getByLabelText(/^Code/), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    responses[SEND] = 'no answer';
    await user.type(screen.getByLabelText(/^Code/), '{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be sent'));
  });

  test('without the feature is no sign-in (rule 46)', async () => {
    const { user, session } = openLogin({ 'POST admin/userlogin': challenge });
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await logIn(user);
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeInTheDocument();
    expect(session.getState().user).toBeNull();
  });
});
