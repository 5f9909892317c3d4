import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Longest wait of `findBy` and `waitFor`, in ms. Only failing tests wait so long. */
configure({ asyncUtilTimeout: 20_000 });

/** Entries of console.error. Each fails the test, unless the test mocks console.error itself. */
let logged: unknown[][] = [];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...entry) => void logged.push(entry));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  const unexpected = jest.isMockFunction(console.error) ? logged : [];
  jest.restoreAllMocks();
  if (unexpected.length > 0) {
    throw new Error(
      `console.error was called: ${unexpected.map((entry) => entry.map(String).join(' ')).join('\n')}`,
    );
  }
});
