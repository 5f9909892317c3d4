import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// React records the stack of each element for its own messages, unless it recorded many lately. The
// tests read no such stack, and recording takes a tenth of their time.
Object.defineProperty(
  (React as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ] ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/** Longest wait of `findBy` and `waitFor`, in ms. Only a failing test waits that long. */
configure({ asyncUtilTimeout: 20_000 });

/**
 * Calls of console.error during a test. Each call makes the test fail. A test that expects errors
 * must mock console.error itself.
 */
let loggedErrors: unknown[][] = [];

/**
 * Returns whether React reports `use` in an event that a test sends. React reports this also if the
 * promise is fulfilled, and only if a slow machine renders within the event. A component that really
 * suspends is not on the page, so its test fails anyway.
 */
const isNoticeOfUse = ([message]: unknown[]): boolean =>
  String(message).startsWith('A component suspended inside an `act` scope');

beforeEach(() => {
  loggedErrors = [];
  jest.spyOn(console, 'error').mockImplementation((...entry) => {
    if (!isNoticeOfUse(entry)) loggedErrors.push(entry);
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  const unexpectedErrors = jest.isMockFunction(console.error) ? loggedErrors : [];
  jest.restoreAllMocks();
  if (unexpectedErrors.length > 0) {
    throw new Error(
      `console.error was called: ${unexpectedErrors.map((entry) => entry.map(String).join(' ')).join('\n')}`,
    );
  }
});
