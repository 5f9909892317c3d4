/** Thrown if no connection is available, or if a connection breaks or stalls. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/**
 * SQLSTATE codes of temporary failures. These are failures of connections (08), resources such as
 * disk (53), shutdown (57P) and files (58030). 25006 is a read-only replica. Time limits are 57014
 * (statement), 55P03 (lock), and 25P03 and 25P04 (transaction). 40001 and 40P01 are conflicting
 * transactions.
 */
const TEMPORARY_STATES = /^(08...|53...|57P..|58030|57014|55P03|25P0[34]|25006|40001|40P01)$/;

/** Error codes of a full, failing or read-only disk, and of too many open files. */
const DISK_ERROR_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Returns true if the database is unavailable or overloaded, or if the disk is full. Other failures
 * are bugs.
 */
export function isOutage(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof DatabaseUnavailableError) return true;
  const code = 'code' in failure ? String(failure.code) : '';
  // PANIC means that the server stops, regardless of the error code.
  if ('severity' in failure) return failure.severity === 'PANIC' || TEMPORARY_STATES.test(code);
  return DISK_ERROR_CODES.has(code) || isOutage(failure.cause);
}
