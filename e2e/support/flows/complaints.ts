/** Removes console errors that a test causes on purpose, including future ones. */
export function forgive(complaints: string[], ...wanted: RegExp[]): void {
  const isUnforgiven = (text: string) => !wanted.some((pattern) => pattern.test(text));
  complaints.splice(0, complaints.length, ...complaints.filter(isUnforgiven));
  const push = complaints.push.bind(complaints);
  // Not enumerable, because the array would otherwise not equal others.
  Object.defineProperty(complaints, 'push', {
    value: (...texts: string[]) => push(...texts.filter(isUnforgiven)),
    configurable: true,
  });
}

/** The browser's own message about a failed call. */
export const failedCall = /Failed to load resource/;
