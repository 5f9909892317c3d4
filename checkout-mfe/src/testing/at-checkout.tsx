import { act, screen } from '@testing-library/react';
import { type RecordedCall, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from './filled-basket';
import { mailCall, minimalAnswers } from './minimal-backend';

/** Steps of a shopper at the checkout, for tests. */

export const placeLabel = /^Place order – pay/;

export const atCheckout = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(routes, { at: '/checkout', user: { id: 7 }, state: filledBasket, ...options });

export const backend = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({ ...minimalAnswers(), [mailCall]: { body: { status: true } }, ...more });

/** The calls of a submission, without the reads of the page itself. */
export const submissionCalls = (calls: RecordedCall[]) =>
  calls.filter(({ path }) => !/getusers|getcustomers|getservices|getdelivery/.test(path));

export const names = (calls: RecordedCall[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);

export const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** The submit button, once it can be pressed. */
export async function payButton(name: RegExp | string = placeLabel) {
  const button = await screen.findByRole('button', { name });
  for (let turn = 0; turn < 50 && button.hasAttribute('disabled'); turn += 1) await wait(10);
  return button;
}
