import { HttpError, RETRY_SECONDS } from '../http/http-error.ts';
import type { Part } from './readiness.ts';

/** A 503 error that names the failing parts, so that a monitor need not read the log. */
export class NotReadyError extends HttpError {
  override readonly extraFields: { parts: Part[] };

  constructor(failingParts: Part[]) {
    super(503, 'not_ready', 'The shop cannot take orders at the moment.', RETRY_SECONDS);
    this.extraFields = { parts: failingParts };
  }
}
