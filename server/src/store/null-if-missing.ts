/** Handler for `catch` that returns null if a file is missing, and throws other errors again. */
export function nullIfMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null;
  throw cause;
}
