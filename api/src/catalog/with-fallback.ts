import { HttpError } from '../http/http-error.ts';

const DEFAULT_TIMEOUT_MS = 500;

/**
 * Resolves to `fallback` if `pendingValue` fails or is slow. Rethrows an `HttpError` such as 404,
 * because it is a valid result.
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
