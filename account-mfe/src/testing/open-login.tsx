import { screen, within } from '@testing-library/react';
import { type Answer, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

/** Helpers to test the sign-in page, its forms and its calls. */

type Options = Parameters<typeof renderPage>[1];
export type User = ReturnType<typeof renderPage>['user'];

export const started = { checkoutstatus: 1 as const };

/** Responses for the total, if the sign-in is a step of the checkout. */
const totals = {
  'GET users/getservices': { body: [] },
  'GET users/getdeliverycharges': { body: [] },
};

export function openLogin(answers: Record<string, Answer> = {}, options: Options = {}) {
  const backend = fakeBackend({ ...totals, ...answers });
  return { ...backend, ...renderPage(routes, { at: '/login', ...options }) };
}

export const form = (name: string) => within(screen.getByRole('form', { name }));
export const send = (user: User, name: string, button = name) =>
  user.click(form(name).getByRole('button', { name: button }));

export async function logIn(user: User) {
  await user.type(form('Log In').getByLabelText(/Email address/), 'someone@example.com');
  await user.type(form('Log In').getByLabelText(/Password/), 'correct horse');
  await send(user, 'Log In');
}

export async function signUp(user: User, password: string) {
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await user.type(screen.getByLabelText(/Name/), 'Some One');
  await user.type(screen.getByLabelText(/Mobile/), '07700900123');
  await user.type(screen.getByLabelText(/Email address/), 'someone@example.com');
  await user.type(screen.getByLabelText(/Password/), password);
  await send(user, 'Sign Up');
}

export const yes = { body: { status: true, userid: { id: 7 }, refreshtoken: 'abc' } };
export const plainYes = { body: { status: true, userid: 7, refreshtoken: 'abc' } };
export const no = { body: { status: false } };
export const toast = 'Mobile no should be of atleast 11 digits';
