import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Longest wait of `findBy` and `waitFor`, in ms. Only a failing test waits that long. */
configure({ asyncUtilTimeout: 20_000 });

/**
 * Calls of console.error during a test. Each call makes the test fail. A test that expects errors
 * must mock console.error itself.
 */
let loggedErrors: unknown[][] = [];

beforeEach(() => {
  loggedErrors = [];
  jest.spyOn(console, 'error').mockImplementation((...entry) => void loggedErrors.push(entry));
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
