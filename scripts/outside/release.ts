import { readRemoteFile } from 'build/remote-file';
import { printPreviewLink } from '../commands/preview.ts';
import { readAuthor } from '../releasing/read-author.ts';
import { followRelease } from '../releasing/follow-release.ts';
import { readReleaseNotes } from '../releasing/read-release-notes.ts';
import { parseReleaseArguments } from '../command-line/release-options.mjs';
import { PREVIEW_PAGE } from '../releasing/released-page.ts';
import { remoteFolder, runTool, openShop } from './remote-context.ts';

/**
 * Builds the remote and uploads the build to the shop, which checks the build and makes it live.
 * Runs no smoke check, because the shell and the other remotes exist only in the running shop.
 */
export async function release(args: string[]): Promise<void> {
  const { values, positionals, share, watchMs } = parseReleaseArguments(args);
  if (positionals.length > 0) throw new Error(`Unknown argument: ${positionals.join(' ')}`);
  const shop = openShop(values);
  await runTool('webpack');
  const { name, routes } = readRemoteFile(remoteFolder);
  const notes = readReleaseNotes(remoteFolder, [{ name, paths: ['.'] }], await shop.status());
  const author = { ...readAuthor(values.why, undefined, remoteFolder), seen: false, notes };
  const { preview, to } = values;
  const releases = await shop.publish([remoteFolder], author, { share, preview });
  const page = preview ? PREVIEW_PAGE : routes[0]?.path;
  const defaultAudience = preview ? 'stored for previews' : 'live';
  const audience = share === undefined ? defaultAudience : `live for ${to} of the visitors`;
  const lines = releases.map(
    ({ metadata }) =>
      `${name} ${metadata.version} is ${audience} at ${shop.location}${page ?? '/'}`,
  );
  if (preview) {
    for (const line of lines) console.log(line);
    for (const { metadata } of releases) await printPreviewLink(shop, name, metadata.version);
  } else
    await followRelease(shop, releases, {
      lines,
      watchMs,
      splitChange: share === undefined ? 'none' : 'starts',
    });
}
