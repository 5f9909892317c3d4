import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** How long is waited for what comes soon, in ms: only a failing test waits so long. */
configure({ asyncUtilTimeout: 20_000 });

/** What is logged as an error fails the test that did not ask for it. */
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
