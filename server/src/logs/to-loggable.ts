/**
 * Returns the loggable form of a failure. `describeSpecial` describes failures whose message
 * contains personal data.
 */
export function toLoggable(
  failure: unknown,
  describeSpecial: (failure: Error) => object | null = () => null,
): object {
  if (!(failure instanceof Error)) return { type: typeof failure };
  const { name, message, stack = '', cause } = failure;
  const causeField = cause === undefined ? {} : { cause: toLoggable(cause, describeSpecial) };
  return (
    describeSpecial(failure) ?? {
      type: name,
      ...pickCode(failure),
      message,
      ...causeField,
      at: extractFrames(stack),
    }
  );
}

export const pickCode = (error: Error) => ('code' in error ? { code: error.code } : {});

export const extractFrames = (stack: string) =>
  stack.split('\n').filter((line) => /^\s+at /.test(line));
