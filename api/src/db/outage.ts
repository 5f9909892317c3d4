/** No connection is available, or a connection broke or stalled. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/**
 * SQLSTATEs of temporary failures: connections (08), resources such as disk (53), shutdown (57P),
 * file errors (58030), time limits (57014 statement, 55P03 lock, 25P03 and 25P04 transaction), a
 * read-only replica (25006), and conflicting transactions (40).
 */
const TEMPORARY_STATES = /^(08...|53...|57P..|58030|57014|55P03|25P0[34]|25006|40001|40P01)$/;

/** Error codes of a full, failing or read-only disk, and of too many open files. */
const DISK_ERROR_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Returns true if the database is unavailable or overloaded, or the disk is full. Every other
 * failure is a bug.
 */
export function isOutage(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof DatabaseUnavailableError) return true;
  const code = 'code' in failure ? String(failure.code) : '';
  // PANIC means that the server stops, whatever the error code is.
  if ('severity' in failure) return failure.severity === 'PANIC' || TEMPORARY_STATES.test(code);
  return DISK_ERROR_CODES.has(code) || isOutage(failure.cause);
}
