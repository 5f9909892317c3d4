import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Longest wait of `findBy` and `waitFor`, in ms. Only failing tests wait so long. */
configure({ asyncUtilTimeout: 20_000 });

/**
 * Entries of console.error. Each entry fails the test, unless the test mocks console.error itself.
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
