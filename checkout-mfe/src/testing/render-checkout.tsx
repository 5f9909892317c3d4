import { act, screen, waitFor } from '@testing-library/react';
import { type RecordedCall, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from './filled-basket';
import { mailCall, createMinimalResponses } from './minimal-backend';

export const placeOrderLabel = /^Place order – pay/;

export const renderCheckout = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(routes, {
    initialEntry: '/checkout',
    user: { id: 7 },
    state: filledBasket,
    ...options,
  });

export const startBackend = (overrides: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    ...createMinimalResponses(),
    [mailCall]: { body: { status: true } },
    ...overrides,
  });

/** Returns the calls that the submit button caused. Omits the calls that load the page. */
export const submissionCalls = (calls: RecordedCall[]) =>
  calls.filter(
    ({ path }) =>
      !/getusers|getcustomers|getservices|getdelivery|getproducts|getpackages|getsubservices/.test(
        path,
      ),
  );

export const listCallNames = (calls: RecordedCall[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);

/** Waits until the submit button is enabled. */
export async function findPayButton(name: RegExp | string = placeOrderLabel) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/**
 * Runs pending timers of 0 ms. Call this function before an assertion that nothing has happened.
 */
export const flushTimers = () => act(() => new Promise((resolve) => setTimeout(resolve)));

export const advanceTimers = (ms: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
