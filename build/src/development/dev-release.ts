import { readRemoteFile } from '../remote-file/remote-file.ts';

/** Release of a working copy, in the form in which the shop's registry lists releases. */
export interface DevRelease {
  url: string;
  metadata: { version: string; integrity: null };
  extras: object;
}

/** Version of a remote from the working copy, which is never released. */
export const WORKING_COPY = 'working-copy';

/** Returns the registry's entry for the remote in `folder`, whose manifest is at `url`. */
export function createDevRelease(folder: string, url: string) {
  const { name, routes, menu, links, exposes } = readRemoteFile(folder);
  const release: DevRelease = {
    url,
    metadata: { version: WORKING_COPY, integrity: null },
    extras: {
      routes,
      ...(menu && { menu }),
      ...(links && { links }),
      exposes: Object.keys(exposes),
    },
  };
  return { name, release };
}
