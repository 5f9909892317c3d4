/** Takes out of a page's complaints those that a test brings about itself, and those still to come. */
export function forgive(complaints: string[], ...wanted: RegExp[]): void {
  const isUnforgiven = (text: string) => !wanted.some((pattern) => pattern.test(text));
  complaints.splice(0, complaints.length, ...complaints.filter(isUnforgiven));
  const push = complaints.push.bind(complaints);
  // Not enumerable, or the array would equal no other.
  Object.defineProperty(complaints, 'push', {
    value: (...texts: string[]) => push(...texts.filter(isUnforgiven)),
    configurable: true,
  });
}

/** What browsers log of their own when a call fails. */
export const failedCall = /Failed to load resource/;
