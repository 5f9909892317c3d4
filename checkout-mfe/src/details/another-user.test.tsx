import { act, screen, waitFor } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from '../testing/filled-basket';
import { customer, createMinimalResponses } from '../testing/minimal-backend';

test("a sign-in of another user in another tab reads that user's details and discards the typed text", async () => {
  let respond: (given: unknown) => void = () => undefined;
  const { calls } = fakeBackend({
    ...createMinimalResponses(),
    'GET users/getcustomers/8': () => new Promise((resolve) => (respond = resolve)),
  });
  const { user, session } = renderPage(routes, {
    initialEntry: '/details',
    user: { id: 7 },
    state: filledBasket,
  });
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Ada'));
  await user.type(screen.getByLabelText('City'), ' North');
  act(() => session.recordSignIn({ id: 8 }, 'another-token'));
  expect(screen.getByLabelText('First Name')).toHaveValue('');
  expect(screen.getByLabelText('City')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await waitFor(() => expect(calls.at(-1)?.path).toBe('users/getcustomers/8'));
  await act(async () => respond({ body: { ...customer, name: 'Grace' } }));
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue('Grace'));
});
