import { HttpError } from '../http/http-error.ts';

/** Longest wait for a newer value, in ms. */
const PATIENCE = 500;

/**
 * Resolves to the result of `pending`, or to `fallback` if it fails or takes longer than
 * `timeoutMs`. `onFallback` gets the cause. Rethrows an `HttpError` such as 404, because it is a
 * valid result.
 */
export function orLast<Value>(
  asked: Promise<Value>,
  last: Value,
  note: (cause: unknown) => void,
  patience = PATIENCE,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveLast = (cause: unknown) => {
      clearTimeout(timer);
      note(cause);
      resolve(last);
    };
    const timer = setTimeout(() => giveLast(new Error('The database is slow.')), patience);
    asked.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (cause: unknown) => {
        if (!(cause instanceof HttpError)) return giveLast(cause);
        clearTimeout(timer);
        reject(cause);
      },
    );
  });
}
