/** Removes the expected errors from the array. Also keeps later ones from being added to it. */
export function ignoreConsoleErrors(consoleErrors: string[], ...expected: RegExp[]): void {
  const isUnexpected = (text: string) => !expected.some((pattern) => pattern.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter(isUnexpected));
  const push = consoleErrors.push.bind(consoleErrors);
  // Not enumerable, because `toEqual` would otherwise compare it.
  Object.defineProperty(consoleErrors, 'push', {
    value: (...texts: string[]) => push(...texts.filter(isUnexpected)),
    configurable: true,
  });
}

/** The message that the browser logs for each failed request. */
export const failedCallPattern = /Failed to load resource/;
