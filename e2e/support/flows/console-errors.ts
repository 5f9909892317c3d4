/** Removes console errors that a test causes on purpose, including future ones. */
export function ignoreConsoleErrors(consoleErrors: string[], ...expected: RegExp[]): void {
  const isUnexpected = (text: string) => !expected.some((pattern) => pattern.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter(isUnexpected));
  const push = consoleErrors.push.bind(consoleErrors);
  // Not enumerable, because the array would otherwise not equal others.
  Object.defineProperty(consoleErrors, 'push', {
    value: (...texts: string[]) => push(...texts.filter(isUnexpected)),
    configurable: true,
  });
}

/** The browser's own message about a failed call. */
export const failedCallPattern = /Failed to load resource/;
