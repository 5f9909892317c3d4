/**
 * Thrown if no database connection is available, or if a connection breaks or does not respond in
 * time. Also thrown after the embedded database has stopped.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/**
 * SQLSTATE codes of temporary failures: of connections (08), of resources such as the disk (53),
 * and of files (58030). The codes 57P mean that the server shuts down. The code 25006 means that
 * the server is a read-only replica. Codes of time limits are 57014 (statement), 55P03 (lock), and
 * 25P03 and 25P04 (transaction). 40001 and 40P01 mean conflicts between transactions.
 */
const TEMPORARY_STATES = /^(08...|53...|57P..|58030|57014|55P03|25P0[34]|25006|40001|40P01)$/;

/** Error codes of a full, failing or read-only disk, and of too many open files. */
const DISK_ERROR_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Returns whether a failure is temporary: the database is unavailable or overloaded, transactions
 * conflict, or the disk fails. Callers treat other failures as bugs.
 */
export function isOutage(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof DatabaseUnavailableError) return true;
  const code = 'code' in failure ? String(failure.code) : '';
  // PANIC means that the server stops, regardless of the error code.
  if ('severity' in failure) return failure.severity === 'PANIC' || TEMPORARY_STATES.test(code);
  return DISK_ERROR_CODES.has(code) || isOutage(failure.cause);
}
