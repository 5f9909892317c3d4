import { posix } from 'node:path';
import type { RegisteredRelease } from './release.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Stylesheets of a release as they can stand in a page, by name; one that it does not have is left out. */
export async function inlineStyles(
  files: ReleaseFiles,
  release: RegisteredRelease,
  names: string[],
): Promise<Record<string, string>> {
  const folder = posix.dirname(release.url);
  const found = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const body = await files.read(release, name);
      return body ? [[name, inPage(body.toString(), posix.join(folder, name))] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** The style of the file at this address: what it names beside itself is named whole, and no text ends its element. */
const inPage = (css: string, address: string): string =>
  css
    .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .replaceAll(/url\((["']?)(?![a-z]+:|[/#])/gi, `url($1${posix.dirname(address)}/`)
    .replaceAll(/<\/(?=style)/gi, '<\\/')
    .trim();
