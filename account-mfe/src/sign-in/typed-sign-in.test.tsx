import { screen, waitFor } from '@testing-library/react';
import {
  getForm,
  openLogin,
  acceptedResponseWithPlainId,
  submitForm,
  signUp,
  checkoutStartedState,
} from '../testing/open-login';

describe('typed or pasted sign-in details', () => {
  test('a pasted email is sent without invisible characters (rule 59)', async () => {
    const { user, calls } = openLogin(
      { 'POST admin/guest': acceptedResponseWithPlainId },
      { state: checkoutStartedState },
    );
    await user.click(getForm('Guest checkout').getByLabelText(/Email/));
    await user.paste('\u202aguest@exam\u00adple.com\u202c');
    await submitForm(user, 'Guest checkout', 'Continue as Guest');
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ username: 'guest@example.com' }));
  });

  test('a mobile with an extension is refused beside its field (rule 60)', async () => {
    const { user, calls } = openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    const mobile = screen.getByLabelText(/Mobile/);
    await user.type(mobile, '07700 900123 ext 4');
    await user.type(screen.getByLabelText(/Password/), 'eleven char');
    await submitForm(user, 'Sign Up');
    await waitFor(() => expect(mobile).toHaveFocus());
    expect(mobile).toHaveAccessibleDescription(/without an extension/);
    expect(calls).toEqual([]);
  });

  test('a refused field shows the reason, and the password is sent as typed (rule 59)', async () => {
    const error = 'Name is too long: at most 200 characters.';
    const { user, calls } = openLogin({
      'POST admin/usersignup': { status: 400, body: { error, field: 'name' } },
    });
    await signUp(user, ' eleven\u200bchar ');
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription(error);
    expect(calls[0]?.body).toMatchObject({ password: ' eleven\u200bchar ' });
  });

  test("the refusal of a field that is not on the form is in the form's message", async () => {
    const error = "'role' is not valid.";
    const { user } = openLogin({
      'POST admin/usersignup': { status: 400, body: { error, field: 'role' } },
    });
    await signUp(user, 'eleven char');
    expect(await getForm('Sign Up').findByRole('alert')).toHaveTextContent(error);
  });
});
