import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { RegisteredRelease } from './release.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Text of a `style` element, and its hash for the security policy. */
export interface InlineStyle {
  text: string;
  hash: string;
}

export async function readInlineStyles(
  files: ReleaseFiles,
  release: RegisteredRelease,
  names: string[],
): Promise<Record<string, InlineStyle>> {
  const folder = posix.dirname(release.url);
  const entries = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const body = await files.read(release, name);
      if (!body) return [];
      const text = toInlineText(body.toString(), posix.join(folder, name));
      return [[name, { text, hash: hashInlineText(text) }] as const];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/**
 * Returns the hash in the format of security policies. SHA-256 is the shortest hash that security
 * policies accept.
 */
export const hashInlineText = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

const toInlineText = (css: string, stylesheetUrl: string): string =>
  css
    // Browsers turn all line ends of HTML into \n before they compute the hash.
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .replaceAll(/url\((["']?)(?![a-z]+:|[/#])/gi, `url($1${posix.dirname(stylesheetUrl)}/`)
    .replaceAll(/<\/(?=style)/gi, '<\\/')
    .trim();
