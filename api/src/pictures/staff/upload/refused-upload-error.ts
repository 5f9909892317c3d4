import { HttpError } from '../../../http/http-error.ts';
import type { RefusedPictureError } from '../../decoding/refusals.ts';

/**
 * A 400 error, or a 413 for too many bytes. The page displays the message at the field of the
 * picture.
 */
export class RefusedUploadError extends HttpError {
  override readonly extraFields = { field: 'picture' };

  constructor({ refusal, message }: RefusedPictureError) {
    super(refusal === 'large' ? 413 : 400, `picture_${refusal}`, message);
  }
}
