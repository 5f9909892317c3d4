import pLimit from 'p-limit';
import { unavailable } from '../../../http/http-error.ts';

/**
 * Largest number of uploads that are received, waiting or being decoded. Each upload takes at most
 * 20 MB.
 */
const MAX_UPLOADS = 8;

/** Largest number of decoding processes. Each process may take 512 MB. */
const MAX_DECODING_PROCESSES = 2;

/** Limits the memory and the processor time of uploads in this process. */
export class UploadQueue {
  readonly #decoderQueue = pLimit(MAX_DECODING_PROCESSES);
  #uploadCount = 0;

  /** Runs an upload. Throws 503 if too many uploads are in progress. */
  async admit<Result>(upload: () => Promise<Result>): Promise<Result> {
    if (this.#uploadCount >= MAX_UPLOADS)
      throw unavailable(
        'Picture: too many pictures are being uploaded. Please try again in a few seconds.',
        'busy',
      );
    this.#uploadCount += 1;
    try {
      return await upload();
    } finally {
      this.#uploadCount -= 1;
    }
  }

  decode<Result>(decodePicture: () => Promise<Result>): Promise<Result> {
    return this.#decoderQueue(decodePicture);
  }
}
