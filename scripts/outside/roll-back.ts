import { parseArgs } from 'node:util';
import { readRemoteFile } from 'build/remote-file';
import { readAuthor } from '../author.ts';
import { targetOptions } from '../release-options.mjs';
import { describeRollback } from '../released-page.ts';
import { openShop } from './open-shop.ts';
import { remoteFolder } from './run-tool.ts';

/** Makes the former release live again, or the release that `--to` selects. */
export async function rollBack(args: string[]): Promise<void> {
  const options = { ...targetOptions, to: { type: 'string' }, why: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const shop = openShop(values);
  const { name } = readRemoteFile(remoteFolder);
  const author = readAuthor(values.why, undefined, remoteFolder);
  const audience = describeRollback(await shop.status(), [name]);
  const [releasedVersion] = await shop.rollBack([name], author, values.to);
  console.log(`${name} ${releasedVersion?.metadata.version} is ${audience} at ${shop.location}`);
}
