/** For `catch`: null where a file or folder is not there; throws everything else. */
export function nullIfGone(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null;
  throw cause;
}
