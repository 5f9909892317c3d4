import { pipe, regex, string } from 'valibot';

/** Names of the shell and of remotes, which are also names of folders and keys in the store. */
export const PACKAGE_NAME = /^[a-z][a-z0-9-]{0,39}$/;

export const packageNameSchema = pipe(string(), regex(PACKAGE_NAME));
