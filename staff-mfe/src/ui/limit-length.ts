/** Returns the message of a text that is longer than `max` characters, or undefined. */
export const findTooLong = (label: string, text: string, max: number): string | undefined =>
  text.length > max ? describeLimit(label, max) : undefined;

/**
 * Returns the `maxLength` rule of `register`. The attribute `maxlength` would cut off the end of a
 * pasted text without a word.
 */
export const limitLength = (label: string, max: number) => ({
  value: max,
  message: describeLimit(label, max),
});

const describeLimit = (label: string, max: number) =>
  `${label}: it is too long. At most ${max.toLocaleString('en-GB')} characters fit.`;
