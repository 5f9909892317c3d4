/** Time in seconds after which a refused client may try again. */
export const BUSY_RETRY_SECONDS = 5;

/** Error for refused requests in an overload. Shoppers see its message. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly statusCode = 503;
  readonly code = 'busy';

  constructor() {
    super('The shop is very busy. Please try again in a few seconds.');
  }
}
