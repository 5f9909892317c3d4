import { HttpError } from '../http/http-error.ts';

/** Milliseconds for which a reader waits for the database where memory has something as well. */
const PATIENCE = 500;

/**
 * What `asked` comes to, or `last` where it fails or takes longer than `patience` ms, which is then told to
 * `note`. That nothing is there (`HttpError`) is an answer, not a failure.
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
