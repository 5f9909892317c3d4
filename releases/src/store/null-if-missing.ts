/** Returns null if a file or folder is missing, for use in `catch`. Throws every other error. */
export function nullIfMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null;
  throw cause;
}
