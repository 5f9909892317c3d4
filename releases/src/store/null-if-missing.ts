/** Returns null for a missing file, for use in `catch`. Throws every other error. */
export function nullIfMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null;
  throw cause;
}
