import { dirname, extname, join } from 'node:path';

/** Folder whose `node_modules` contains this package, or null in the package's own repository. */
const installFolder = /^(.*?)[\\/]node_modules[\\/]/.exec(import.meta.dirname)?.[1] ?? null;

/** Folder that contains the built packages. */
export const ROOT =
  installFolder === null ? join(import.meta.dirname, '../..') : dirname(installFolder);

/**
 * Returns the folder for caches and the lock file. If this package is installed in a remote's
 * folder, returns the remote's folder, because the folder above may belong to somebody else.
 */
export const getInstallFolder = (repository = ROOT): string => installFolder ?? repository;

/** Extension of this package's scripts: '.ts', or '.js' if installed from a file. */
export const SCRIPT_EXTENSION = extname(import.meta.filename);
