import { posix } from 'node:path';
import type { RegisteredRelease } from './release.ts';
import type { ReleaseFiles } from './release-files.ts';

export async function readInlineStyles(
  files: ReleaseFiles,
  release: RegisteredRelease,
  names: string[],
): Promise<Record<string, string>> {
  const folder = posix.dirname(release.url);
  const entries = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const body = await files.read(release, name);
      return body
        ? [[name, toInlineStyle(body.toString(), posix.join(folder, name))] as const]
        : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

const toInlineStyle = (css: string, stylesheetUrl: string): string =>
  css
    .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .replaceAll(/url\((["']?)(?![a-z]+:|[/#])/gi, `url($1${posix.dirname(stylesheetUrl)}/`)
    .replaceAll(/<\/(?=style)/gi, '<\\/')
    .trim();
