import pLimit from 'p-limit';
import { unavailable } from '../../../http/http-error.ts';

/** Limits of a queue. */
interface QueueLimits {
  /** Largest number of uploads that are received, waiting or being decoded. Each is in memory. */
  uploads: number;
  /** Largest number of decoding processes. Each process may take 512 MB. */
  decoders: number;
}

/** Limits the memory and the processor time of uploads in this process. */
export class UploadQueue {
  readonly #decoderQueue: ReturnType<typeof pLimit>;
  readonly #maxUploads: number;
  #uploadCount = 0;

  constructor({ uploads, decoders }: QueueLimits) {
    this.#decoderQueue = pLimit(decoders);
    this.#maxUploads = uploads;
  }

  /** Runs an upload. Throws 503 if too many uploads are in progress. */
  async admit<Result>(upload: () => Promise<Result>): Promise<Result> {
    if (this.#uploadCount >= this.#maxUploads)
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
