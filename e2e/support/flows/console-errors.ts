/**
 * Removes the expected errors from the array of `collectConsoleErrors`, and keeps later expected
 * errors out of it.
 */
export function ignoreConsoleErrors(consoleErrors: string[], ...expected: RegExp[]): void {
  const isUnexpected = (text: string) => !expected.some((pattern) => pattern.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter(isUnexpected));
  const push = consoleErrors.push.bind(consoleErrors);
  // Defines `push` as a property that is not enumerable, because `toEqual` would otherwise compare
  // it.
  Object.defineProperty(consoleErrors, 'push', {
    value: (...texts: string[]) => push(...texts.filter(isUnexpected)),
    configurable: true,
  });
}

/** Matches the browser's console message about a failed request. */
export const failedCallPattern = /Failed to load resource/;
