/** Returns an error message if the text is longer than `max` characters, else undefined. */
export const findLengthError = (label: string, text: string, max: number): string | undefined =>
  text.length > max ? describeLimit(label, max) : undefined;

/**
 * Returns the `maxLength` rule for `register`. The HTML attribute `maxlength` would truncate pasted
 * text without a message.
 */
export const limitLength = (label: string, max: number) => ({
  value: max,
  message: describeLimit(label, max),
});

const describeLimit = (label: string, max: number) =>
  `${label}: it is too long. At most ${max.toLocaleString('en-GB')} characters fit.`;
