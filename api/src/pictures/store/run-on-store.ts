import { StoreUnavailableError } from 'server/store/object-store';
import { unavailable } from '../../http/http-error.ts';

/** Runs `work`, and rejects with 503 if the store is unavailable. */
export async function runOnStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof StoreUnavailableError)) throw cause;
    const error = unavailable(
      'The shop cannot reach its pictures at the moment. Please try again in a few seconds.',
    );
    error.cause = cause;
    throw error;
  }
}
