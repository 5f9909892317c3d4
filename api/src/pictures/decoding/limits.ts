/** Largest number of pixels in an uploaded picture. */
export const MAX_PIXELS = 50_000_000;

/** Largest size of a stored picture, in px. Pages use no larger picture. */
export const MAX_WIDTH = 2_400;
export const MAX_HEIGHT = 3_600;

/** Memory limit of one decoding process, in bytes. The process ends itself above the limit. */
export const MAX_MEMORY_BYTES = 512 * 1024 * 1024;

/** Processor time limit of one decoding process, in ms. The process ends itself above the limit. */
export const MAX_PROCESSOR_MS = 10_000;

/** Time limit for decoding one picture on a busy machine, in ms. */
export const DECODING_TIMEOUT_MS = 20_000;

/** Exit code of a decoding process that exceeded its memory or processor time. */
export const COSTLY_EXIT_CODE = 86;
