import { screen, waitFor } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const withAccounts = { features: ['account'] as const };

function open(
  path: string,
  answers: Record<string, FakeResponse> = {},
  config: object = withAccounts,
) {
  return { ...fakeBackend(answers), ...renderPage(routes, { initialEntry: path, config }) };
}
// Loads the lazy modules before the tests, so that no test must wait for their code.
beforeAll(loadIdleModules);

const ask = 'POST account/forgotten-password';
const set = 'POST account/new-password';
const done = { body: { status: true } };
const token = 'a'.repeat(43);

describe('a forgotten password (rule 51)', () => {
  test('has a link on the sign-in page, which passes on the typed email', async () => {
    const { user, getAddress } = open('/login');
    await user.type(screen.getByLabelText(/Email address/), 'ann@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
    expect(getAddress()).toBe('/forgotten-password');
    expect(screen.getByLabelText(/Email address/)).toHaveValue('ann@example.com');
  });

  test('is requested without a token, and the response does not reveal who is registered', async () => {
    const { user, calls } = open('/forgotten-password', { [ask]: done });
    await user.type(screen.getByLabelText(/Email address/), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Look into your mailbox' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/If there is an account for ann@example.com/)).toBeInTheDocument();
    expect(calls).toEqual([
      expect.objectContaining({ body: { username: 'ann@example.com' }, authorization: undefined }),
    ]);
  });

  test('shows a rate limit, and keeps the typed text', async () => {
    const error = 'Too many attempts. Please wait 5 minutes and try again.';
    const { user } = open('/forgotten-password', { [ask]: { status: 429, body: { error } } });
    await user.type(screen.getByLabelText(/Email address/), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.getByLabelText(/Email address/)).toHaveValue('ann@example.com');
  });

  test('shows a failure without a response', async () => {
    const { user } = open('/forgotten-password', { [ask]: 'no answer' });
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be sent.');
  });
});

describe('the page of the emailed link (rule 51)', () => {
  test('reads the token, removes it from the address and sends no referrer', async () => {
    const { getAddress } = open(`/reset-password#${token}`);
    expect(await screen.findByLabelText(/New password/)).toBeInTheDocument();
    await waitFor(() => expect(getAddress()).toBe('/reset-password'));
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`);
    expect(meta('referrer')).toHaveAttribute('content', 'no-referrer');
    expect(meta('robots')).toHaveAttribute('content', 'noindex');
  });

  test('sets the new password, and links to the sign-in', async () => {
    const { user, calls } = open(`/reset-password#${token}`, { [set]: done });
    await user.type(screen.getByLabelText(/New password/), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('Your password is changed')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ token, password: 'a long password' }]);
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  });

  test('shows why a password is refused, and accepts the next one', async () => {
    const error = 'The password needs at least 11 characters.';
    const { user, responses } = open(`/reset-password#${token}`, {
      [set]: { status: 400, body: { error, code: 'short_password' } },
    });
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    responses[set] = done;
    await user.type(screen.getByLabelText(/New password/), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('Your password is changed')).toBeInTheDocument();
  });

  test('sends the token of each link that is opened in the same tab', async () => {
    const { user, calls, responses, goTo } = open(`/reset-password#${token}`, {
      [set]: { status: 410, body: { code: 'link_ended', error: 'x' } },
    });
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Set new password' }));
    await press();
    expect(await screen.findByText('This link cannot be used any more')).toBeInTheDocument();
    responses[set] = done;
    await goTo('/reset-password#newest');
    await press();
    expect(await screen.findByText('Your password is changed')).toBeInTheDocument();
    await goTo('/reset-password#another');
    await press();
    const sent = calls.map(({ body }) => (body as { token: string }).token);
    expect(sent).toEqual([token, 'newest', 'another']);
  });

  test('sends the token of each link that confirms a new e-mail, also after going back', async () => {
    const confirm = 'POST account/confirm-email';
    const { user, calls, responses, goTo } = open('/confirm-email#old', {
      [confirm]: { status: 410, body: { code: 'link_ended', error: 'x' } },
    });
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    await press();
    expect(await screen.findByText('This link cannot be used any more')).toBeInTheDocument();
    await goTo('/confirm-email#new');
    responses[confirm] = done;
    await press();
    expect(await screen.findByText('Your e-mail is changed')).toBeInTheDocument();
    await goTo(-1);
    await press();
    const sent = calls.map(({ body }) => (body as { token: string }).token);
    expect(sent).toEqual(['old', 'new', 'old']);
  });

  test.each([
    ['a link that was used', `/reset-password#${token}`, true],
    ['no link at all', '/reset-password', false],
  ])('with %s links to the request of a new one', async (_, path, isSent) => {
    const { user } = open(path, {
      [set]: { status: 410, body: { code: 'link_ended', error: 'x' } },
    });
    if (isSent) await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    );
  });
});

describe('a backend without accounts (rule 46)', () => {
  test.each(['/forgotten-password', `/reset-password#${token}`])(
    'has no page at %s',
    async (path) => {
      open(path, {}, {});
      expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    },
  );

  test('has no link on the sign-in page', () => {
    open('/login', {}, {});
    expect(screen.queryByText(/Forgotten/)).not.toBeInTheDocument();
  });
});

describe('a password', () => {
  test('is shown and hidden by its button, and sent as typed', async () => {
    const { user, calls } = open('/login', { 'POST admin/userlogin': { body: { status: false } } });
    const field = screen.getByLabelText(/^Password/);
    expect(field).toHaveAttribute('type', 'password');
    await user.type(field, 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('correct horse');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ password: 'correct horse' });
  });
});
