/** Takes out of a page's complaints those that a test brings about itself. */
export function forgive(complaints: string[], ...wanted: RegExp[]): void {
  const rest = complaints.filter((text) => !wanted.some((pattern) => pattern.test(text)));
  complaints.splice(0, complaints.length, ...rest);
}

/** What browsers log of their own when a call fails. */
export const failedCall = /Failed to load resource/;
