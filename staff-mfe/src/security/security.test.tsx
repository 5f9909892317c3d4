import { screen, waitFor, within } from '@testing-library/react';
import { dataResponse, openStaffPage, successResponse } from 'shared/testing';
import { routes } from '../routes';

const READ = 'GET staff/security';
const off = { email: 'a@example.com', secondfactor: false, required: false, recoverycodes: 0 };
const on = { ...off, secondfactor: true, recoverycodes: 10 };
const codes = ['abcd-efgh-jkmn-pqrs', 'bbcd-efgh-jkmn-pqrs'];

// Loads the lazy page before the tests, so that no test must wait for its code.
beforeAll(() => import('./staff-security-page'));

describe('the page Security (rule 56)', () => {
  test('sets up a second factor: password, QR code or text, first code, recovery codes', async () => {
    const TURN_ON = 'POST staff/security/turn-on';
    const setup = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH', setup: 'sealed' };
    const error = 'This code is wrong or was used already.';
    const { user, calls, responses } = openStaffPage(routes, '/admin/security', {
      [READ]: dataResponse(off),
      'POST staff/security/begin': dataResponse(setup),
      [TURN_ON]: { status: 400, body: { error, field: 'code' } },
    });
    await user.type(await screen.findByLabelText(/Password/), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
    const field = screen.getByLabelText(/Code/);
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field, '000 000');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(error));
    responses[TURN_ON] = dataResponse({ recoverycodes: codes });
    responses[READ] = dataResponse(on);
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(calls.at(-2)?.body ?? calls.at(-1)?.body).toEqual({ setup: 'sealed', code: '000 000' });
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText('Your second factor is on')).toBeInTheDocument();
    expect(screen.queryByText(String(codes[0]))).not.toBeInTheDocument();
  });

  test('a wrong password is told at its field', async () => {
    const error = 'This is not your present password.';
    const { user } = openStaffPage(routes, '/admin/security', {
      [READ]: dataResponse(off),
      'POST staff/security/begin': { status: 403, body: { error, field: 'password' } },
    });
    await user.type(await screen.findByLabelText(/Password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(error),
    );
  });

  test('renews recovery codes and turns the factor off, each with a code', async () => {
    const { user, responses } = openStaffPage(routes, '/admin/security', {
      [READ]: dataResponse(on),
      'POST staff/security/recovery-codes': dataResponse({ recoverycodes: codes }),
      'POST staff/security/turn-off': successResponse,
    });
    const form = async (name: string) => within(await screen.findByRole('form', { name }));
    const renew = await form('New recovery codes');
    await user.type(renew.getByLabelText(/Code/), '123456');
    await user.click(renew.getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
    const turnOff = await form('Turn off the second factor');
    await user.type(turnOff.getByLabelText(/Code/), '123456');
    responses[READ] = dataResponse(off);
    await user.click(turnOff.getByRole('button'));
    expect(await screen.findByText('Your second factor is off')).toBeInTheDocument();
  });

  test('a required factor cannot be turned off', async () => {
    openStaffPage(routes, '/admin/security', { [READ]: dataResponse({ ...on, required: true }) });
    expect(await screen.findByText(/cannot be turned off/)).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: /Turn off/ })).not.toBeInTheDocument();
  });
});
