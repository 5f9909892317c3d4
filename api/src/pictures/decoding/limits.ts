export const MAX_PIXELS = 50_000_000;

/** Largest size of a stored picture, in px. Pages use no larger one. */
export const MAX_WIDTH = 2_400;
export const MAX_HEIGHT = 3_600;

/** Memory of one decoding process, in bytes. Beyond it, the process ends itself. */
export const MAX_MEMORY_BYTES = 512 * 1024 * 1024;

/** Processor time of one decoding process, in ms. Beyond it, the process ends itself. */
export const MAX_PROCESSOR_MS = 10_000;

/** Longest time for one picture on a busy machine, in ms. */
export const DECODING_TIMEOUT_MS = 20_000;

/** Exit code of a decoding process that needed too much memory or processor time. */
export const COSTLY_EXIT_CODE = 86;
