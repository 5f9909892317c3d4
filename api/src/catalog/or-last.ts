import { HttpError } from '../http/http-error.ts';

/** Longest wait for the database if an older value is available, in ms. */
const PATIENCE = 500;

/**
 * Resolves to the result of `asked`, or to `last` if it fails or takes longer than `patience` ms.
 * `note` gets the cause. An `HttpError` such as 404 is a result and is rethrown.
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
    const timer = setTimeout(() => giveLast(new Error('The database takes long.')), patience);
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
