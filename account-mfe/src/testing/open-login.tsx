import { screen, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

type Options = Parameters<typeof renderPage>[1];
export type User = ReturnType<typeof renderPage>['user'];

export const checkoutStartedState = { checkoutstatus: 1 as const };

/** Responses for the total of a sign-in during a checkout. */
const totalResponses = {
  'GET users/getservices': { body: [] },
  'GET users/getdeliverycharges': { body: [] },
};

export function openLogin(responses: Record<string, FakeResponse> = {}, options: Options = {}) {
  const backend = fakeBackend({ ...totalResponses, ...responses });
  return { ...backend, ...renderPage(routes, { initialEntry: '/login', ...options }) };
}

export const getForm = (name: string) => within(screen.getByRole('form', { name }));
export const submitForm = (user: User, name: string, button = name) =>
  user.click(getForm(name).getByRole('button', { name: button }));

export async function logIn(user: User) {
  await user.type(getForm('Log In').getByLabelText(/Email address/), 'someone@example.com');
  await user.type(getForm('Log In').getByLabelText(/Password/), 'correct horse');
  await submitForm(user, 'Log In');
}

export async function signUp(user: User, password: string) {
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await user.type(screen.getByLabelText(/Name/), 'Some One');
  await user.type(screen.getByLabelText(/Mobile/), '07700900123');
  await user.type(screen.getByLabelText(/Email address/), 'someone@example.com');
  await user.type(screen.getByLabelText(/Password/), password);
  await submitForm(user, 'Sign Up');
}

export const acceptedResponse = { body: { status: true, userid: { id: 7 }, refreshtoken: 'abc' } };
export const acceptedResponseWithPlainId = {
  body: { status: true, userid: 7, refreshtoken: 'abc' },
};
export const refusedResponse = { body: { status: false } };
export const passwordErrorText = 'Mobile no should be of atleast 11 digits';
