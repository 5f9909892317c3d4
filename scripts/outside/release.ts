import { readRemoteFile } from 'build/remote-file';
import { readAuthor } from '../author.ts';
import { parseReleaseArguments } from '../release-options.mjs';
import { PREVIEW_PAGE } from '../released-page.ts';
import { remoteFolder, runTool } from './run-tool.ts';
import { openShop } from './open-shop.ts';

/**
 * Builds the remote and uploads the build to the shop, which checks the build and makes it live.
 * Runs no smoke check, because the shell and the other remotes exist only in the running shop.
 */
export async function release(args: string[]): Promise<void> {
  const { values, positionals, share } = parseReleaseArguments(args);
  if (positionals.length > 0) throw new Error(`Unknown argument: ${positionals.join(' ')}`);
  const shop = openShop(values);
  await runTool('webpack');
  const author = { ...readAuthor(values.why, undefined, remoteFolder), seen: false };
  const { preview, to } = values;
  const [releasedVersion] = await shop.publish([remoteFolder], author, { share, preview });
  const { name, routes } = readRemoteFile(remoteFolder);
  const page = preview ? PREVIEW_PAGE : routes[0]?.path;
  const defaultAudience = preview ? 'stored for previews' : 'live';
  const audience = share === undefined ? defaultAudience : `live for ${to} of the visitors`;
  console.log(
    `${name} ${releasedVersion?.metadata.version} is ${audience} at ${shop.location}${page ?? '/'}`,
  );
}
