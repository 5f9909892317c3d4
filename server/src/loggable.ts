/**
 * Describes a failure for the log: kind, message and stack. `describeSpecial` describes failures
 * whose message contains personal data, and returns null for all others.
 */
export function loggable(
  failure: unknown,
  special: (failure: Error) => object | null = () => null,
): object {
  if (!(failure instanceof Error)) return { type: typeof failure };
  const { name, message, stack = '', cause } = failure;
  const known = cause === undefined ? {} : { cause: loggable(cause, special) };
  return (
    special(failure) ?? {
      type: name,
      ...codeOf(failure),
      message,
      ...known,
      at: frames(stack),
    }
  );
}

export const codeOf = (error: Error) => ('code' in error ? { code: error.code } : {});

/** Returns the stack without its first line, which is the message. */
export const frames = (stack: string) => stack.split('\n').filter((line) => /^\s+at /.test(line));
