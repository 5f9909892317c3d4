/** The database gives no answer: no connection is to be had, or the one in use broke or fell silent. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/**
 * SQLSTATEs of a server that is there and cannot do its work for now: connections (08), resources such
 * as disk (53), its end (57P), its files (58030), its limits of time (57014 statement, 55P03 lock, 25P03 and
 * 25P04 transaction), a copy that only reads (25006), and transactions in each other's way (40).
 */
const AWAY = /^(08...|53...|57P..|58030|57014|55P03|25P0[34]|25006|40001|40P01)$/;

/** What the operating system says of a disk that is full or takes nothing, and of too many open files. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Whether `failure` is of a kind that passes: the database is away, busy beyond its limits, or the disk
 * is full. Anything else is a fault of ours.
 */
export function isOutage(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof DatabaseAwayError) return true;
  const code = 'code' in failure ? String(failure.code) : '';
  // A server that panics is at its end, whatever brought it there.
  if ('severity' in failure) return failure.severity === 'PANIC' || AWAY.test(code);
  return NO_SPACE.has(code) || isOutage(failure.cause);
}
