import { HttpError } from '../../http/http-error.ts';

/** Longest wait for a value from the database, in ms. */
const DEFAULT_TIMEOUT_MS = 500;

/**
 * Resolves to `fallback` if `pendingValue` rejects or is slower than `timeoutMs`. Rejects if
 * `pendingValue` rejects with an `HttpError` such as 404, because this error is a valid result.
 */
export function withFallback<Value>(
  pendingValue: Promise<Value>,
  fallback: Value,
  onFallback: (cause: unknown) => void,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const resolveFallback = (cause: unknown) => {
      clearTimeout(timer);
      onFallback(cause);
      resolve(fallback);
    };
    const timer = setTimeout(() => resolveFallback(new Error('The database is slow.')), timeoutMs);
    pendingValue.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (cause: unknown) => {
        if (!(cause instanceof HttpError)) return resolveFallback(cause);
        clearTimeout(timer);
        reject(cause);
      },
    );
  });
}
