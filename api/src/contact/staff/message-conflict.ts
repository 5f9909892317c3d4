import { HttpError } from '../../http/http-error.ts';
import type { StaffMessage } from './load-message.ts';

/**
 * A 409 error. The response contains the present message, the name of the colleague who changed the
 * message last, and the time of that change.
 */
class MessageConflictError extends HttpError {
  override readonly extraFields: object;

  constructor(current: StaffMessage, by: string) {
    const colleague = by || 'A colleague';
    super(409, 'changed_meanwhile', `${colleague} has changed this message meanwhile.`);
    this.extraFields = { current, by, at: current.changedat };
  }
}

export const createMessageConflict = (current: StaffMessage, by: string) =>
  new MessageConflictError(current, by);
