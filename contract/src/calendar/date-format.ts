/**
 * Returns a function that returns a British date format. The format is created at the first call,
 * because this takes some 40 ms on a phone, and most pages format no date.
 */
export function defineDateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat('en-GB', options));
}
