import { screen, waitFor } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const READ = 'POST admin/invitation';
const JOIN = 'POST admin/join';
const invitation = { body: { status: true, email: 'new@example.com', role: 'manager' } };
const signedIn = { body: { status: true, userid: 7, refreshtoken: 'abc', role: 'staff' } };
const refusedWith = (code: string): FakeResponse => ({ status: 410, body: { error: 'x', code } });

function open(answers: Record<string, FakeResponse>, path = '/join#t1', features = ['staff']) {
  const config = { features: features as 'staff'[] };
  return { ...fakeBackend(answers), ...renderPage(routes, { initialEntry: path, config }) };
}

// Loads the lazy modules before the tests, so that no test must wait for their code.
beforeAll(loadIdleModules);

describe('the link of an invitation to the staff desk', () => {
  test('asks for name and password, and opens the desk', async () => {
    const { user, calls, session, getAddress } = open({ [READ]: invitation, [JOIN]: signedIn });
    expect(await screen.findByText('new@example.com')).toBeInTheDocument();
    expect(getAddress()).toBe('/join');
    await user.type(screen.getByLabelText(/Name/), 'Kim');
    await user.type(screen.getByLabelText(/Password/), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(getAddress()).toBe('/admin'));
    expect(calls.at(-1)?.body).toEqual({ token: 't1', name: 'Kim', password: 'a long password' });
    expect(session.getState().token).toBe('abc');
  });

  test('shows a refused field, and keeps what was typed', async () => {
    const error = 'Please enter your name.';
    const { user } = open({
      [READ]: invitation,
      [JOIN]: { status: 400, body: { error, field: 'name' } },
    });
    await user.type(await screen.findByLabelText(/Password/), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(screen.getByLabelText(/Name/)).toHaveAccessibleDescription(error));
    expect(screen.getByLabelText(/Password/)).toHaveValue('a long password');
  });

  test.each([
    ['invitation_used', /accepted already/],
    ['invitation_expired', /too old/],
    ['invitation_unknown', /cannot be used/],
  ])('says why it does not work (%s), and leads on', async (code, heading) => {
    open({ [READ]: refusedWith(code) });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  });

  test('is read again after a failure', async () => {
    const { user, responses } = open({ [READ]: 'no answer' });
    const retry = await screen.findByRole('button', { name: /Try again/ });
    responses[READ] = invitation;
    await user.click(retry);
    expect(await screen.findByText('new@example.com')).toBeInTheDocument();
  });

  test('has no page in a shop without the desk (rule 46)', () => {
    open({}, '/join#t1', []);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
